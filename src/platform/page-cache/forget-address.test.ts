import { describe, expect, test } from "vitest";
import { withoutAddress, withoutInlineAddress } from "./forget-address.ts";

/** Rows as the framework writes them (16.4.6): references first, the page's own row with its address last or in between. */
const flightOf = (address: readonly string[], query = "") =>
  [
    '1:"$Sreact.fragment"',
    ':HL["/_next/static/chunks/a.css","style"]',
    "5:X",
    '9:[["children",{"s":"__PAGE__","d":{"r":["$","p",null,{"children":"Un texto con \\"c\\":[\\"\\",\\"a\\"]"}]}}]]',
    `0:{"P":null,"c":${JSON.stringify(address)},"q":${JSON.stringify(query)},"i":false,"t":{"t":{"s":"","h":1040}}}`,
    '10:["$","h1",null,{"children":"Coches"}]',
    "",
  ].join("\n");

const script = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll("<", "\\u003c")})</script>`;
const pageOf = (...texts: string[]) =>
  `<body><script>(self.__next_f=self.__next_f||[]).push([0])</script><h1>a</h1>${texts.map(script).join("<p>$&</p>")}</body>`;
const dataOf = (html: string) =>
  Array.from(
    html.matchAll(/push\((\[1,.*?\])\)<\/script>/g),
    ([, values = ""]) => JSON.parse(values)[1],
  ).join("");

const asked: readonly (readonly [string, string[], string])[] = [
  ["a list with its filters", ["", "listado-coches-segunda-mano", "?priceFrom=4711&utm_source=QCANARY"], ""],
  ["home", ["", "?utm_source=QCANARY"], "?utm_source=QCANARY"],
  ["a mistyped link with a mail address and a token", ["", "no", "ana.QCANARY@example.com", "?t=a%2Fb"], ""],
  ["slashes, quotes and brackets in the query", ["", 'x?a="]', '\\","q":"QCANARY', "]"], '?"]QCANARY'],
];

describe.each(asked)("the address of %s", (_, address, query) => {
  test("is not in the page's data, and all else is", () => {
    expect(withoutAddress(flightOf(address, query))).toBe(flightOf([""]));
  });

  test("is not in data that stands in the page, in one script or cut anywhere", () => {
    const flight = flightOf(address, query);
    for (let cut = flight.indexOf("0:{"); cut < flight.indexOf('"i":false'); cut++) {
      const html = withoutInlineAddress(pageOf(flight.slice(0, cut), flight.slice(cut)));
      expect(html).not.toContain("QCANARY");
      expect(dataOf(html)).toBe(flightOf([""]));
    }
  });
});

test("a page that names no address stays as it is", () => {
  const html = pageOf('1:"a"\n', '0:{"b":"build","t":{"s":""}}\n');
  expect(withoutInlineAddress(html)).toBe(html);
  expect(withoutInlineAddress("<p>sin datos</p>")).toBe("<p>sin datos</p>");
});

test("what is said in the page cannot end its script", () => {
  const html = withoutInlineAddress(pageOf(`2:T6,</script>${flightOf(["", "?QCANARY"])}`, "3:1"));
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});
