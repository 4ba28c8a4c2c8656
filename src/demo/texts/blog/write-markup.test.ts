import { expect, test } from "vitest";
import { readingMinutes, writeMarkup } from "./write-markup.ts";

test.each([
  ["One.\n\nTwo.", "<p>One.</p><p>Two.</p>"],
  ["## A\n### B\nc", "<h2>A</h2><h3>B</h3><p>c</p>"],
  ["- a\n- b\n1. c\n2. d", "<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>"],
  ["a **b** [c](/d/) e", '<p>a <strong>b</strong> <a href="/d/">c</a> e</p>'],
  ["a < b & c", "<p>a &lt; b &amp; c</p>"],
  [
    "= Title\n| A | B |\n| c | **d** |",
    "<table><caption>Title</caption><thead><tr><th>A</th><th>B</th></tr></thead>" +
      "<tbody><tr><th>c</th><td><strong>d</strong></td></tr></tbody></table>",
  ],
  ['[a](/"b)', '<p><a href="/&quot;b">a</a></p>'],
  ["", ""],
])("%j", (text, markup) => {
  expect(writeMarkup(text)).toBe(markup);
});

test("reading takes a minute for every 200 words, and never none", () => {
  expect(readingMinutes("<p>one</p>")).toBe(1);
  expect(readingMinutes(`<p>${"word ".repeat(700)}</p>`)).toBe(4);
});
