import { expect, test } from "vitest";
import { parseMarkup } from "#ui/rich-text/parse-markup.ts";
import { outlineOf } from "./article-outline.ts";

const outline = (markup: string) => outlineOf(parseMarkup(markup)).outline;

test("lists the headings with ids made of their words", () => {
  expect(outline("<p>a</p><h2>¿Qué cubre <em>la garantía</em>?</h2><h3>No</h3><h2>Fim</h2>")).toEqual([
    { id: "s-que-cubre-la-garantia", text: "¿Qué cubre la garantía?" },
    { id: "s-fim", text: "Fim" },
  ]);
});

test("never gives an id twice, whatever the headings are called", () => {
  const ids = outline("<h2>A</h2><h2>A</h2><h2>A 2</h2><h2>A</h2><h2>€</h2><h2></h2>").map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
});

test("the headings carry the ids that the list leads to, and nothing else changes", () => {
  const parsed = parseMarkup("<h2>A</h2><p>b</p>");
  expect(outlineOf(parsed).nodes).toEqual([
    { tag: "h2", id: "s-a", children: ["A"] },
    { tag: "p", children: ["b"] },
  ]);
  expect(parsed[0]).toEqual({ tag: "h2", children: ["A"] });
});
