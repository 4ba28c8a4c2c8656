import { expect, test } from "vitest";
import { locales } from "#platform/locale.ts";
import { prefetchRules } from "./prefetch-rules.ts";

const { prefetch, prerender } = prefetchRules(locales);
const [inside, { not }] = prefetch[0].where.and;
const page = "https://volante.test/listado/?page=2";
const matches = (pattern: string, address: string) =>
  new URLPattern(pattern, page).test(new URL(address, page));
const isMatched = (address: string): boolean =>
  matches(inside.href_matches, address) && !not.href_matches.some((pattern) => matches(pattern, address));

test.each([
  "/",
  "/pt/",
  "/coches-ocasion/seat-ibiza-1-0-tsi-12345678/",
  "/coches-ocasion/seat-ibiza-1-0-tsi-12345678/#contact",
  "/comparar/",
  "/personalizados/",
])("%s may be fetched ahead", (address) => expect(isMatched(address)).toBe(true));

test.each([
  "/api/session/logout",
  "/api/finance/VSSZZZ5FZJR000001/pdf",
  "/acceso/",
  "/pt/acesso/",
  "/solicitud/trade-in/",
  "/pt/pedido/reserve/card/",
  "/personal/reserva/1/",
  "/pt/pessoal/",
  "/blog/rss.xml",
  "/pictures/a.webp",
  "https://elsewhere.test/",
])("%s may not", (address) => expect(isMatched(address)).toBe(false));

test("what cards lead to is rendered ahead, by the same rules", () => {
  const [{ where, eagerness }] = prerender;
  expect(eagerness).toBe("moderate");
  expect(where.and.slice(0, 2)).toEqual(prefetch[0].where.and.slice(0, 2));
  expect(where.and[2]).toEqual({ selector_matches: expect.stringMatching(/^:is\(article,li\) h3 a:not\(/) });
});
