declare module "saxen" {
  type Attributes = () => Readonly<Record<string, string>>;

  export class Parser {
    on(event: "openTag", heard: (name: string, attributes: Attributes, decode: (text: string) => string) => void): this;
    on(event: "closeTag", heard: (name: string) => void): this;
    on(event: "text", heard: (text: string, decode: (text: string) => string) => void): this;
    on(event: "cdata", heard: (text: string) => void): this;
    on(event: "error", heard: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
