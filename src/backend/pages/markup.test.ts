import { expect, test } from "vitest";
import { markup } from "./markup.ts";

test("text stays text, in elements and in attributes", () => {
  const typed = `"><script>alert('1')</script>&amp;`;
  const safe = "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;";
  expect(markup`<p title="${typed}">${typed}</p>`.html).toBe(`<p title="${safe}">${safe}</p>`);
});

test("markup, lists of it and nothing at all are written as they are", () => {
  const items = ["a", "<b>"].map((text) => markup`<li>${text}</li>`);
  expect(markup`<ul>${items}</ul>${false}${undefined}${0}`.html).toBe(
    "<ul><li>a</li><li>&lt;b&gt;</li></ul>0",
  );
});

test("nobody makes markup of what was sent", () => {
  const sent = JSON.parse('{"html":"<b>"}') as string;
  expect(() => markup`${sent}`).toThrow();
});
