import fc from "fast-check";
import { expect, test } from "vitest";
import type { MarkupNode } from "./markup-node.ts";
import { parseMarkup } from "./parse-markup.ts";

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
  ["a<!-- b -->c<!--->d", ["acd"]],
  ["1 &lt; 2 &amp; 3 &euro; &#233; &raro;", ["1 < 2 & 3 € é &raro;"]],
  ["Avi&oacute;n, ma&ccedil;&atilde;, &iquest;qu&eacute;?&nbsp;&hellip;", ["Avión, maçã, ¿qué?\u00a0…"]],
  ["&#x41;&#66;&#0;&#1;&#x110000;&lt;b&gt;", ["AB\ufffd\ufffd<b>"]],
  ["a\u0001b\u0000c", ["abc"]],
  ["<![CDATA[a]]>b", ["b"]],
  ["<b><i>a</b>c</i>d", [element("b", element("i", "a")), "cd"]],
  ["<a href=/x/ title='\">'>x</a>", [{ tag: "a", href: "/x/", children: ["x"] }]],
  ["<a HREF='  java&#115;cript:x()'>x</a>", [{ tag: "a", href: "  javascript:x()", children: ["x"] }]],
  ["<svg><a href='/x/'>x</a></svg>y<iframe>z</iframe>", ["y"]],
  ["5 < 6 y 7 > 3", ["5 < 6 y 7 > 3"]],
  ["</p>a", ["a"]],
  ["<p>a<ul><li>b</ul>", [element("p", "a"), element("ul", element("li", "b"))]],
  [
    "<table>\n<caption>c</caption> <thead><tr><th>a</th></tr></thead><tbody> <tr><td>b</td></tr></tbody></table>",
    [
      element(
        "table",
        element("caption", "c"),
        element("thead", element("tr", element("th", "a"))),
        element("tbody", element("tr", element("td", "b"))),
      ),
    ],
  ],
  [
    "<table><tr><td>a<td>b<tr><td>c</table>d",
    [
      element(
        "table",
        element(
          "tbody",
          element("tr", element("td", "a"), element("td", "b")),
          element("tr", element("td", "c")),
        ),
      ),
      "d",
    ],
  ],
  ["<ul><li>a<li>b</ul>", [element("ul", element("li", "a"), element("li", "b"))]],
  [
    "<ul><li>a<ol><li>b</ol><li>c</ul>",
    [element("ul", element("li", "a", element("ol", element("li", "b"))), element("li", "c"))],
  ],
  ["<h2>a<h3>b</h3>", [element("h2", "a"), element("h3", "b")]],
  ["<tr><td>a</td></tr>", ["a"]],
  ["<table>a<td>b</td></table>", [element("table")]],
  ["<table><p>a</p></table>b", [element("table"), "b"]],
  [
    "<p>a<table><tr><th>b</th></tr></table>",
    [element("p", "a"), element("table", element("tbody", element("tr", element("th", "b"))))],
  ],
])("%j", (markup, nodes) => {
  expect(parseMarkup(markup)).toEqual(nodes);
});

/** Where a browser would leave the parts of a table standing. */
const places: Readonly<Record<string, readonly string[]>> = {
  caption: ["table"],
  thead: ["table"],
  tbody: ["table"],
  tr: ["thead", "tbody"],
  th: ["tr"],
  td: ["tr"],
};

const placesIn = (nodes: readonly MarkupNode[], parent = "root"): { tag: string; parent: string }[] =>
  nodes.flatMap((node) =>
    typeof node === "string" ? [] : [{ tag: node.tag, parent }, ...placesIn(node.children, node.tag)],
  );

test("any text gives only allowed elements, not deeper than the limit", () => {
  const pieces = fc.constantFrom(
    "<p>",
    "</p>",
    "<b>",
    "<ul>",
    "<table>",
    "</table>",
    "<tr>",
    "<td>",
    "<thead>",
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
      expect(depth(nodes)).toBeLessThanOrEqual(22);
      const strays = placesIn(nodes).filter(
        ({ tag, parent }) => !places[tag] && /^(table|thead|tbody|tr)$/.test(parent),
      );
      expect(strays).toEqual([]);
      for (const { tag, parent } of placesIn(nodes))
        expect(places[tag] ?? [parent], `${tag} in ${parent}`).toContain(parent);
    }),
  );
});

test("markup that is nothing but nesting takes no time and no depth", () => {
  for (const piece of ["<div>", "<b>", "<ul><li>", "<table><tr><td>", "<svg>", "</div>"]) {
    const started = performance.now();
    parseMarkup(`${piece.repeat(Math.ceil(100_000 / piece.length))}x`);
    expect(performance.now() - started, piece).toBeLessThan(1_000);
  }
});
