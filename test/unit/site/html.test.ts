import { describe, expect, it } from "vitest";
import { attribute, html, printed } from "../../../site/src/html.ts";

describe("the door to HTML", () => {
  it("lets no text become markup, in a cell or in an attribute", () => {
    const hostile = `</td><script>alert(1)</script>" onclick='x' &amp;`;
    expect(printed(html`<td title="${hostile}">${hostile}</td>`)).toBe(`<td title="${escaped}">${escaped}</td>`);
    expect(printed(html`<tr${attribute("id", `a" b`)}></tr>`)).toBe(`<tr id="a&quot; b"></tr>`);
  });

  it("takes markup only from itself: an object that looks like it is refused or shown as text", () => {
    const forged = JSON.parse(`{"markup":"<b>bold</b>","Symbol(safe markup)":"<b>"}`);
    expect(() => printed(html`<p>${forged}</p>`)).toThrow();
    expect(printed(html`<p>${html`<b>${"<i>"}</b>`}</p>`)).toBe("<p><b>&lt;i&gt;</b></p>");
  });

  it("leaves out what is not there, and keeps a zero", () => {
    expect(printed(html`<p>${null}${false}${undefined}${0}${["a", 1]}</p>`)).toBe("<p>0a1</p>");
    expect(printed(html`<td${attribute("class", null)}></td>`)).toBe("<td></td>");
  });
});

const escaped = "&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onclick=&#39;x&#39; &amp;amp;";
