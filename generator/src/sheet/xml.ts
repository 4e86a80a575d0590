/// <reference path="./saxen.d.ts" />
import { Parser } from "saxen";

/** An element of a document, its name without the prefix of its namespace. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** The text right in it. */
  readonly text: string;
}

interface Growing extends Element {
  readonly children: Growing[];
  text: string;
}

/** Reads a document. Throws where it is none. */
export function readXml(xml: string): Element {
  const top: Growing = { name: "", attributes: {}, children: [], text: "" };
  const open: Growing[] = [top];
  const add = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  new Parser()
    .on("openTag", (name, attributes, decode) => {
      const element: Growing = {
        name: name.replace(/^.*:/, ""),
        attributes: decoded(attributes(), decode),
        children: [],
        text: "",
      };
      open.at(-1)?.children.push(element);
      open.push(element);
    })
    .on("closeTag", () => void open.pop())
    .on("text", (text, decode) => add(decode(text)))
    .on("cdata", add)
    .on("error", (error) => {
      throw error;
    })
    .parse(xml);
  return top.children[0] ?? top;
}

function decoded(attributes: Readonly<Record<string, string>>, decode: (text: string) => string) {
  return Object.fromEntries(Object.entries(attributes).map(([name, text]) => [name, decode(text)]));
}

/** The elements of a name right in another. */
export function elementsIn(element: Element | undefined, name: string): readonly Element[] {
  return element?.children.filter((one) => one.name === name) ?? [];
}

export function elementIn(element: Element | undefined, name: string): Element | undefined {
  return elementsIn(element, name)[0];
}

/** All text in an element but what it says of its pronunciation. */
export function textIn(element: Element): string {
  if (element.name === "t") return element.text;
  return element.children
    .filter(({ name }) => name !== "rPh")
    .map(textIn)
    .join("");
}
