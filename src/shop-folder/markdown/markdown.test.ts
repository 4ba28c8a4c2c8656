import { expect, test } from "vitest";
import { readMarkdown } from "./read-markdown.ts";
import { writeMarkup } from "./write-markup.ts";

const read = (text: string) => readMarkdown({ file: "a.md", field: "text", firstLine: 5, text });

test.each([
  ["One.\n\nTwo,\nand on.", "<p>One.</p><p>Two, and on.</p>"],
  ["## A\n### B\nc", "<h2>A</h2><h3>B</h3><p>c</p>"],
  ["- a\n- b\n\n1. c\n2. d", "<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>"],
  ["a **b** [c](/d/) e", '<p>a <strong>b</strong> <a href="/d/">c</a> e</p>'],
  ["[a]({path:cars}) **{b}**", '<p><a href="{path:cars}">a</a> <strong>{b}</strong></p>'],
  ["a < b & c", "<p>a &lt; b &amp; c</p>"],
  ["2 \\* 3, www.volante.test and a@volante.test", "<p>2 * 3, www.volante.test and a@volante.test</p>"],
  [
    ": Title\n\n| A | B |\n| --- | --- |\n| c | **d** |",
    "<table><caption>Title</caption><thead><tr><th>A</th><th>B</th></tr></thead>" +
      "<tbody><tr><th>c</th><td><strong>d</strong></td></tr></tbody></table>",
  ],
  ['[a](/"b)', '<p><a href="/&quot;b">a</a></p>'],
  ["", ""],
])("%j", (text, markup) => {
  expect(writeMarkup(read(text))).toBe(markup);
});

test.each([
  [
    "a heading of the first level",
    "One.\n\n# A",
    "a.md:7: text: expected headings that start with ## or ###",
  ],
  ["elements", "One.\n\n<b>x</b>", "a.md:7: text: no text may hold this (html): <b>"],
  ["a picture", "![a](b.png)", "a.md:5: text: no text may hold this (image): ![a](b.png)"],
  ["a list in a list", "- a\n  - b", "a.md:5: text: expected one line for each item of a list"],
  ["a caption of nothing", ": Title\n\nOne.", "a.md:7: text: expected a table below its caption"],
  ["a quotation", "> a", "a.md:5: text: no text may hold this (blockquote): > a"],
])("refuses %s", (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});
