import { expect, test } from "vitest";
import { whatFollows } from "./followed-link.ts";

const here = { origin: "https://volante.test", pathname: "/listado/", search: "?page=2" };
const linkTo = (address: string, more: { download?: string } = {}) => {
  const { pathname, search } = new URL(address, `${here.origin}${here.pathname}${here.search}`);
  return { pathname, search, download: "", ...more };
};

test.each([
  ["/coches-ocasion/seat-ibiza-12345678/", "page"],
  ["/coches-ocasion/seat-ibiza-12345678/#contact", "page"],
  ["?page=3", "part"],
  ["#main", undefined],
  ["/listado/?page=2#results", undefined],
  ["/api/finance/VSSZZZ5FZJR000001/pdf", undefined],
  ["/blog/rss.xml", undefined],
] as const)("a link to %s has replaced: %s", (address, replaced) => {
  expect(whatFollows(linkTo(address), here)).toBe(replaced);
});

test("nothing is replaced by what becomes a file", () => {
  expect(whatFollows(linkTo("/", { download: "oferta" }), here)).toBeUndefined();
});
