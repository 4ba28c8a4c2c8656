import { describe, expect, test } from "vitest";
import { matchRoute, type RouteName, routePath, routes } from "./route-paths.ts";
import { homePath, isPersonalPath, localeOfPath, localePrefix } from "./routes.ts";

const table = [
  ["/comparar/", "compare", "es", {}],
  ["/vistos-hace-poco/", "recent", "es", {}],
  ["/personal/notificacion/", "notifications", "es", {}],
  ["/personal/reserva/", "reservations", "es", {}],
  ["/personal/reserva/42/", "reservation", "es", { id: "42" }],
  ["/personal/busquedas/", "savedSearches", "es", {}],
  ["/personal/tasacion/", "tradeIns", "es", {}],
  ["/personal/tasacion/a1-B2/", "tradeIn", "es", { id: "a1-B2" }],
  ["/personal/favoritos/", "favourites", "es", {}],
  ["/configurar-cookies/", "consent", "es", {}],
  ["/acceso/", "login", "es", {}],
  ["/solicitud/test-drive/", "request", "es", { panel: "test-drive" }],
  ["/pt/comparar/", "compare", "pt", {}],
  ["/pt/vistos-recentemente/", "recent", "pt", {}],
  ["/pt/pessoal/notificacao/", "notifications", "pt", {}],
  ["/pt/pessoal/reserva/", "reservations", "pt", {}],
  ["/pt/pessoal/pesquisas/", "savedSearches", "pt", {}],
  ["/pt/pessoal/avaliacao/", "tradeIns", "pt", {}],
  ["/pt/pessoal/avaliacao/7/", "tradeIn", "pt", { id: "7" }],
  ["/pt/pessoal/favoritos/", "favourites", "pt", {}],
  ["/pt/configurar-cookies/", "consent", "pt", {}],
  ["/pt/acesso/", "login", "pt", {}],
  ["/pt/pedido/price-drop/", "request", "pt", { panel: "price-drop" }],
] as const;

test.each(table)("%s is %s in %s", (path, name, locale, params) => {
  expect(matchRoute(path)).toEqual({ name, locale, params });
  expect(matchRoute(path.slice(0, -1))).toEqual({ name, locale, params });
  expect(localeOfPath(path)).toBe(locale);
});

test.each([
  "/",
  "/pt/",
  "",
  "/comparar/x/",
  "/personal/",
  "/pt/personal/reserva/",
  "/pessoal/reserva/",
  "/pt/tasacion/",
  "/personal/reserva/1/2/",
  "/personal/reserva/a_b/",
  "/personal/reserva//",
  `/personal/reserva/${"1".repeat(65)}/`,
  "/Comparar/",
  "/xcomparar/",
])("%s is no application route", (path) => {
  expect(matchRoute(path)).toBeUndefined();
});

describe("routePath", () => {
  test("every address leads back to its route, and both languages to the same one", () => {
    for (const name of Object.keys(routes) as RouteName[])
      for (const locale of ["es", "pt"] as const) {
        const path = routes[name][locale].replace(/\{\w+\}/g, "x1");
        expect(matchRoute(path)).toMatchObject({ name, locale });
        expect(isPersonalPath(path)).toBe(routes[name].personal);
      }
  });

  test("fills in the parameter", () => {
    expect(routePath("compare", "pt")).toBe("/pt/comparar/");
    expect(routePath("reservation", "es", { id: "42" })).toBe("/personal/reserva/42/");
    expect(routePath("request", "pt", { panel: "car-alert" })).toBe("/pt/pedido/car-alert/");
  });

  test.each(["", "a/b", "..", "a?b", "ñ", "x".repeat(65)])("refuses %j as an id", (id) => {
    expect(() => routePath("reservation", "es", { id })).toThrow(RangeError);
  });
});

test.each([
  ["/", "es"],
  ["/pt", "pt"],
  ["/pt/", "pt"],
  ["/ptolomeo/", "es"],
  ["/PT/", "es"],
])("the language of %s is %s", (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

test("home and prefix", () => {
  expect([homePath("es"), homePath("pt")]).toEqual(["/", "/pt/"]);
  expect([localePrefix("es"), localePrefix("pt")]).toEqual(["", "/pt"]);
});

test.each([
  ["/personal/", true],
  ["/personal/no-such-page/", true],
  ["/pt/pessoal", true],
  ["/personalizar/", false],
  ["/pt/personal/", false],
])("%s personal: %s", (path, expected) => {
  expect(isPersonalPath(path)).toBe(expected);
});
