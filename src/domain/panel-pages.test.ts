import { expect, test } from "vitest";
import { panelLink } from "./panel-pages.ts";

const vin = "VSSZZZ5FZJR000001";

test.each([
  ["#tradein", "es", "/solicitud/trade-in/"],
  ["#tradein", "pt", "/pt/pedido/trade-in/"],
  ["#tradein_3_abc", "es", "/solicitud/trade-in/?step=3&retake=abc"],
  ["#contact", "es", "/solicitud/contact/"],
  [`#contact_${vin}`, "pt", `/pt/pedido/contact/?vin=${vin}`],
  ["#car-alert", "pt", "/pt/pedido/car-alert/"],
  ["#newsletter", "es", "/solicitud/newsletter/"],
  ["#compare", "es", "/comparar/"],
  [`#specifications_${vin}`, "es", `/ficha-tecnica/${vin}/`],
  [`#reservation_${vin}`, "es", `/solicitud/reserve/?vin=${vin}`],
  [`#reservation_${vin}`, "pt", `/pt/pedido/reserve/?vin=${vin}`],
] as const)("%s in %s leads to %s and opens its panel", (href, locale, page) => {
  expect(panelLink(href, locale)).toEqual({ href: page, "data-panel": href.slice(1) });
});

test.each(["#reserve", "#test-drive", "#prices", "#", "/comparar/#compare", "/", "tel:+34910000001", ""])(
  "%j stays as it is",
  (href) => {
    expect(panelLink(href, "es")).toEqual({ href });
  },
);
