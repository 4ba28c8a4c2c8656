import fc from "fast-check";
import { expect, test } from "vitest";
import { type MarkupNode, parseMarkup } from "./parse-markup.ts";

const element = (tag: string, ...children: (MarkupNode | object)[]) => ({ tag, children });

test.each([
  ["", []],
  ["solo texto", ["solo texto"]],
  ["<p>uno</p><p>dos</p>", [element("p", "uno"), element("p", "dos")]],
  ["<p>uno<p>dos", [element("p", "uno"), element("p", "dos")]],
  ["a <strong>b</strong> c", ["a ", element("strong", "b"), " c"]],
  ["<ul><li>a</li><li>b</li></ul>", [element("ul", element("li", "a"), element("li", "b"))]],
  ["a<br>b<br/>c", ["a", element("br"), "b", element("br"), "c"]],
  ["<a href='/x/' onclick='y()'>x</a>", [{ tag: "a", href: "/x/", children: ["x"] }]],
  [
    '<a href="https://a.es/?b=1&amp;c=2">x</a>',
    [{ tag: "a", href: "https://a.es/?b=1&c=2", children: ["x"] }],
  ],
  ["<div style='x'>a</div>", ["a"]],
  ["a<script>alert(1)</script>b", ["ab"]],
  ["a<script>alert(1)", ["a"]],
  ["<style>p{}</style>a", ["a"]],
  ["<img src=x onerror=alert(1)>a", ["a"]],
  ["a<!-- b -->c", ["a", "c"]],
  ["1 &lt; 2 &amp; 3 &euro; &#233; &raro;", ["1 < 2 & 3 € é &raro;"]],
  ["5 < 6 y 7 > 3", ["5 < 6 y 7 > 3"]],
  ["</p>a", ["a"]],
])("%j", (markup, nodes) => {
  expect(parseMarkup(markup)).toEqual(nodes);
});

test("any text gives only allowed elements, not deeper than the limit", () => {
  const pieces = fc.constantFrom(
    "<p>",
    "</p>",
    "<b>",
    "<ul>",
    "<li",
    ">",
    "<script>",
    "</script>",
    "<a href=",
    '"',
    "&#",
    "x",
    "<!--",
    "<svg/onload=x>",
  );
  const depth = (nodes: readonly MarkupNode[]): number =>
    Math.max(0, ...nodes.map((node) => (typeof node === "string" ? 0 : 1 + depth(node.children))));
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 60 }), (parts) => {
      const nodes = parseMarkup(parts.join(""));
      expect(JSON.stringify(nodes)).not.toMatch(/"tag":"(script|svg|img|iframe)"/);
      expect(depth(nodes)).toBeLessThanOrEqual(21);
    }),
  );
});
