import { describe, expect, test } from "vitest";
import { shortenNames, splitStyles } from "#tools/split-styles.ts";
import { createStyler } from "./inline-styles.ts";

const address = "/_next/static/chunks/a.css";

/** The style that a page with this sheet gets into its head. */
const styleOf = (css: string, body: string): string | undefined => {
  const style = createStyler(splitStyles(shortenNames({ [address]: css })));
  return style(
    `<html><head><link rel="stylesheet" href="${address}" data-precedence="next"/></head><body>${body}</body></html>`,
  ).style;
};

test("what a page uses stands in its head, the whole stylesheet at its end", () => {
  const named = shortenNames({ [address]: ".a{color:red}.b{color:blue}" });
  const style = createStyler(splitStyles(named));
  const page = `<html><head><link rel="stylesheet" href="${address}" data-precedence="next"/><title>$&</title></head><body><p class="a">$&</p></body></html>`;
  expect(style(page)).toEqual({
    html: `<html><head><title>$&</title><style>.a{color:red}</style></head><body><p class="a">$&</p><link rel="stylesheet" href="${named.sheets[address]?.address}" fetchpriority="low"/></body></html>`,
    style: ".a{color:red}",
  });
});

test("a page with a stylesheet that is unknown, or with none, stays as it is", () => {
  const style = createStyler(splitStyles(shortenNames({ [address]: "p{color:red}" })));
  for (const html of [
    "<html><head></head><body><p></p></body></html>",
    `<html><head><link rel="stylesheet" href="${address}"/><link rel="stylesheet" href="/b.css"/></head><body><p></p></body></html>`,
  ])
    expect(style(html)).toEqual({ html });
});

const blue = "{color:blue}";

test.each([
  // By element, class, id and attribute.
  ["p.a#b", '<p class="x a" id="b">', true],
  ["P", "<p>", true],
  ["ul", "<p>", false],
  ["p.c", '<p class="a">', false],
  ["[data-a=b]", '<p data-a="b">', true],
  ["[data-a=b]", '<p data-a="c">', false],
  ["[popovertarget]", '<button popoverTarget="a">', true],
  // What our inline script writes before the page is seen.
  [":root[data-consent=ask] p", "<p>", true],
  // Alternatives, and what must not be there.
  [":is(.a,.b) p", "<p>", true],
  [":where(.a) p", "<p>", false],
  ["p:not(.a)", "<p>", true],
  ["p::scroll-button(right)", "<p>", true],
  ["p::scroll-button(*):disabled", "<p>", true],
  // What comes with a finger or a key.
  ["p:hover", "<p>", false],
  ["p:is(:hover,[aria-current])", "<p>", true],
  ["a:focus-visible", "<a>", false],
  ["input:checked", "<input>", false],
  ["input:checked", '<input checked="">', true],
  ["input:disabled", "<input>", false],
  ["input:disabled", '<fieldset disabled=""><input>', true],
  // What opens later.
  [".a", '<dialog><p class="a"></p></dialog>', false],
  [".a", '<dialog open><p class="a"></p></dialog>', true],
  [".a", '<div popover="auto"><div><p class="a"></p></div></div>', false],
  [".a", '<div popover="auto"><div></div></div><p class="a">', true],
  [".a", '<input hidden><p class="a">', true],
  [".a", '<p hidden><i class="a"></i></p>', false],
  [".a", '<details><summary>x</summary><p class="a"></p></details>', false],
  [".a", '<details><summary><i class="a"></i></summary></details>', true],
  [".a", '<details open><summary>x</summary><p class="a"></p></details>', true],
  [
    ".a",
    '<details><summary>x</summary><details open><summary class="a"></summary></details></details>',
    false,
  ],
  [".a", '<details><summary>x</summary></details><p class="a">', true],
  // Unseen, and yet it decides on what is seen.
  ["p:has(.a)", '<p><b hidden class="a"></b></p>', true],
  [".a + p", '<b hidden class="a"></b><p>', true],
])("%s on %s: %s", (selector, body, isUsed) => {
  expect(styleOf(selector + blue, body)).toBe(isUsed ? `${selector}${blue}` : "");
});

test("what hides is there for what it hides", () => {
  expect(styleOf("[hidden]{display:none!important}", "<p hidden></p>")).toBe(
    "[hidden]{display:none!important}",
  );
});

test("a popover that a rule shows before it opens counts as seen", () => {
  const css = ".a b{color:red}@media (min-width:1px){.a{display:flex}}";
  expect(styleOf(css, '<nav popover="auto" class="a"><b></b></nav>')).toBe(css);
});

test("the rules around stay, each group once", () => {
  const css =
    "@layer a{p{color:red}ul{color:red}@media (width>1px){p{color:blue}}}@layer b{p{color:red}}@media print{p{color:red}}@page{margin:0}";
  expect(styleOf(css, "<p>")).toBe(
    "@layer a{p{color:red}@media (width>1px){p{color:blue}}}@layer b{p{color:red}}",
  );
});

test("of a list of selectors those stay that the page may use", () => {
  expect(styleOf("p,.a,p:hover{color:red}", "<p>")).toBe("p{color:red}");
});

test("an animation is there for what it moves, a typeface always", () => {
  const css =
    '@layer a,b;@font-face{font-family:G;src:local("G")}@keyframes one{to{top:0}}@keyframes two{to{top:0}}p{animation:one 1s}';
  expect(styleOf(css, "<p>")).toBe(
    '@layer a,b;@font-face{font-family:G;src:local("G")}@keyframes one{to{top:0}}p{animation:one 1s}',
  );
});

test("a stylesheet that would end its element stops the build", () => {
  expect(() => splitStyles(shortenNames({ [address]: 'p{content:"</style>"}' }))).toThrow(address);
});

describe("classes of modules", () => {
  const css = ".swiper-slide,.b .Ab-1_x_card{color:red}.Ab-1_x_card+._1b-cDe_card{width:.5rem}";

  test("have short names in the page and its stylesheet, those that rules name most the shortest", () => {
    const named = shortenNames({ [address]: css });
    expect(named.names).toEqual({ "Ab-1_x_card": "c", "_1b-cDe_card": "d" });
    expect(named.sheets[address]?.text).toBe(".swiper-slide,.b .c{color:red}.c+.d{width:.5rem}");
    const { html, style } = createStyler(splitStyles(named))(
      `<html><head><link rel="stylesheet" href="${address}"/></head><body><p class="b Ab-1_x_card"></p><p class="_1b-cDe_card">Ab-1_x_card</p></body></html>`,
    );
    expect(html).toContain('<body><p class="b c"></p><p class="d">Ab-1_x_card</p>');
    expect(style).toBe(".b .c{color:red}.c+.d{width:.5rem}");
  });

  test("have a stylesheet whose address changes with them", () => {
    const other = shortenNames({ [address]: css, "/b.css": "._1b-cDe_card{}._1b-cDe_card{}._1b-cDe_card{}" });
    expect(other.names["Ab-1_x_card"]).toBe("d");
    expect(other.sheets[address]?.address).not.toBe(
      shortenNames({ [address]: css }).sheets[address]?.address,
    );
  });

  test("are never called what content blockers hide", () => {
    const many = Array.from({ length: 3_000 }, (_, index) => `.aaaaaa_c${index}{}`).join("");
    const names = Object.values(shortenNames({ [address]: many }).names);
    expect(new Set(names).size).toBe(3_000);
    expect(names.filter((name) => /[aeiou]/i.test(name) || !/^[a-z]/i.test(name))).toEqual([]);
  });
});
