import { expect, test } from "vitest";
import { whatFollows } from "./followed-link.ts";

const here = { origin: "https://volante.test", pathname: "/listado/", search: "?page=2" };
const click = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};
const linkTo = (address: string, more: { target?: string; download?: string } = {}) => {
  const { href, origin, pathname } = new URL(address, `${here.origin}${here.pathname}${here.search}`);
  return { href, origin, pathname, target: "", download: "", ...more };
};

test.each([
  ["/coches-ocasion/seat-ibiza-12345678/", "page"],
  ["/coches-ocasion/seat-ibiza-12345678/#contact", "page"],
  ["?page=3", "part"],
  ["#main", undefined],
  ["/listado/?page=2#results", undefined],
  ["https://elsewhere.test/", undefined],
  ["mailto:ventas@volante.test", undefined],
  ["/api/finance/VSSZZZ5FZJR000001/pdf", undefined],
  ["/blog/rss.xml", undefined],
] as const)("a click on %s has replaced: %s", (address, replaced) => {
  expect(whatFollows(click, linkTo(address), here)).toBe(replaced);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey", "defaultPrevented"] as const)(
  "nothing where the click has %s",
  (name) => expect(whatFollows({ ...click, [name]: true }, linkTo("/"), here)).toBeUndefined(),
);

test("nothing of this tab by another button, in another tab, into a file", () => {
  expect(whatFollows({ ...click, button: 1 }, linkTo("/"), here)).toBeUndefined();
  expect(whatFollows(click, linkTo("/", { target: "_blank" }), here)).toBeUndefined();
  expect(whatFollows(click, linkTo("/", { download: "oferta" }), here)).toBeUndefined();
  expect(whatFollows(click, linkTo("/", { target: "_self" }), here)).toBe("page");
});
