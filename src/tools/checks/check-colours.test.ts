import { describe, expect, test } from "vitest";
import { checkColours } from "./check-colours.ts";

const css = (text: string) => checkColours([{ path: "src/ui/card/card.module.css", text }]);
const tsx = (text: string) => checkColours([{ path: "src/ui/icon/icon.tsx", text }]);

describe("stylesheets", () => {
  test.each([
    [".a { color: #fff; }", "#fff"],
    [".a { color: #FFF8 }", "#FFF8"],
    [".a { border: 1px solid rgb(0 0 0 / 10%); }", "rgb("],
    [".a { background: linear-gradient(to top, hsl(0 0% 0%), transparent); }", "hsl("],
    [".a { color: oklch(50% 0.1 20); }", "oklch("],
    [".a { color: color-mix(in oklch, var(--ink), white); }", "white"],
    [".a { color: Red; }", "Red"],
    ["@media print { .a { --shade: black } }", "black"],
    [".a { &:hover { outline-color: teal; } }", "teal"],
    [".a { font: 1rem x; text-shadow: 0 0 1px #000 }", "#000"],
  ])("%s is reported", (text, colour) => {
    const problems = css(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`:1: ${colour} belongs into src/styles/tokens.css`);
  });

  test.each([
    ".a { color: var(--red-600); background: transparent; border-color: currentColor; }",
    ".a { color: CanvasText; outline-color: Highlight; }",
    ".red:hover { color: var(--ink); }",
    ".a { background: url(#tan) no-repeat, url('black.png'); }",
    ".a { content: 'white'; /* color: red; */ }",
    ".a { animation-name: snow; grid-area: linen; font-family: Linen, serif; }",
    ".a { background: color-mix(in oklch, var(--ink) 10%, transparent); }",
    "#add { margin: 0; }",
  ])("%s is fine", (text) => {
    expect(css(text)).toEqual([]);
  });

  test("the line is the right one", () => {
    expect(css("/* one\ntwo */\n.a {\n  color: red;\n}")[0]).toContain(".css:4:");
  });

  test("tokens.css is where colours live", () => {
    expect(checkColours([{ path: "src/styles/tokens.css", text: ":root { --ink: #111; }" }])).toEqual([]);
  });
});

describe("components", () => {
  test.each([
    `<path fill="#fff" />`,
    `<path stroke={"black"} />`,
    `<p style={{ color: "red" }} />`,
    `<p style={{ backgroundColor: 'rgb(1 2 3)' }} />`,
  ])("%s is reported", (text) => {
    expect(tsx(text)).toHaveLength(1);
  });

  test.each([
    `<path fill="currentColor" stroke="none" />`,
    `<a href="#add">white</a>`,
    `<p style={{ color: "var(--red-600)" }} />`,
    `const paint = { label: "red" };`,
  ])("%s is fine", (text) => {
    expect(tsx(text)).toEqual([]);
  });
});
