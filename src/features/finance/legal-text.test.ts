import { expect, test } from "vitest";
import { legalParagraphs } from "./legal-text.ts";

test.each([
  ["", []],
  ["<p> </p>", []],
  ["uno <b>dos</b> tres", [[["uno "], ["dos", true], [" tres"]]]],
  ["<p>uno</p><p><strong>dos</strong></p>", [[["uno"]], [["dos", true]]]],
  ["uno<p>dos</p>tres", [[["uno"]], [["dos"]], [["tres"]]]],
  ['<p>a <a href="/x/">b</a></p><script>c</script>', [[["a "], ["b"]]]],
])("%j", (markup, paragraphs) => {
  expect(legalParagraphs(markup)).toEqual(paragraphs);
});
