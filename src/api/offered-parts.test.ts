import { expect, test } from "vitest";
import { matchRoute } from "#domain/route-paths.ts";
import { answerShop } from "#tools/test-support/answer-shop.ts";
import {
  languageFor,
  offeredAlternates,
  offeredLocale,
  offersPage,
  offersPanel,
  offersRoute,
} from "./offered-parts.ts";

const isThere = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address, "https://shop.test");
  const route = matchRoute(pathname);
  if (!route) throw new Error(`No route: ${address}`);
  return offersPage(route, searchParams.has("vin"));
};

test("without wizards neither they nor what customers have done in them are there", () => {
  answerShop({ forms: ["contact", "newsletter"] });
  const gone = [
    "/solicitud/trade-in/",
    "/solicitud/trade-in/plate/",
    "/personal/tasacion/",
    "/personal/tasacion/abc/fotos/",
    "/cita-de-tasacion/",
    "/solicitud/reserve/",
    "/pt/pedido/reserve/card/",
    "/pt/pessoal/reserva/abc/",
  ];
  for (const address of gone) expect(isThere(address), address).toBe(false);
  for (const address of ["/personal/favoritos/", "/comparar/", "/acceso/"])
    expect(isThere(address), address).toBe(true);
  expect([offersPanel("tradein"), offersPanel("reservation"), offersRoute("reservations")]).not.toContain(
    true,
  );
});

test("a contact about a vehicle and one in general are two requests", () => {
  const vehicle = "/solicitud/contact/?vin=VSSZZZ5FZJR000001";
  answerShop({ forms: ["contact"] });
  expect([isThere("/solicitud/contact/"), isThere(vehicle)]).toEqual([true, false]);
  answerShop({ forms: ["contact-vehicle"] });
  expect([isThere("/solicitud/contact/"), isThere(vehicle)]).toEqual([false, true]);
  expect([offersPanel("contact"), offersPanel("contact", true), offersPanel("car-alert")]).toEqual([
    false,
    true,
    false,
  ]);
});

test("everything is offered where nothing is said, and nothing of an unknown name", () => {
  expect(["compare", "tradein", "newsletter"].map((name) => offersPanel(name))).toEqual([true, true, true]);
  expect([offersPanel("reserve"), offersPanel("constructor"), offersRoute("recent")]).not.toContain(true);
});

test("a language that the shop does not have is read in its first", () => {
  expect([languageFor(null), languageFor("locale=pt")]).toEqual(["es", "pt"]);
  // At "/" crawlers have to find the home page of the default language.
  answerShop({ languages: ["pt", "es"] });
  expect([languageFor(null), languageFor("locale=pt")]).toEqual(["es", "pt"]);
  answerShop({ languages: ["pt"] });
  expect([languageFor("locale=es"), offeredLocale("es"), offeredLocale("pt")]).toEqual(["pt", "pt", "pt"]);
  expect(offeredAlternates({ es: "/a/", pt: "/pt/a/" })).toEqual({ pt: "/pt/a/" });
});
