import { expect, test } from "vitest";
import { answerShop } from "#tools/test-support/answer-shop.ts";
import { toDropdowns } from "./dropdowns.ts";
import { toPage } from "./page.ts";

const request = { input: { params: { slug: "blog" } }, caller: { locale: "pt" } } as const;

test("a page has the name of the shop, and its addresses in the languages of the shop", () => {
  const wire = {
    header: { logo: { src: "/a.svg", alt: "Otra" } },
    alternates: { es: "/blog/", pt: "/pt/blog/" },
  };
  expect(toPage(wire, request).header.logo.alt).toBe("Otra");
  answerShop({ name: "Marca", languages: ["pt"] });
  const { header, footer, alternates } = toPage(wire, request);
  expect([header.logo.alt, footer.logo.alt, alternates]).toEqual(["Marca", "Marca", { pt: "/pt/blog/" }]);
});

test("a shop that takes no reservations has no deposit, whatever the service says", () => {
  const usual = () =>
    toDropdowns({ financeConfig: { reservationDeposit: 200 } }).financeConfig.usualReservationDeposit;
  expect(usual()).toBe(200);
  answerShop({ forms: ["contact"] });
  expect(usual()).toBeUndefined();
});

test("makes of what is not sold cannot be chosen", () => {
  const brands = [
    { value: "SEAT", kind: "car" as const },
    { value: "Yamaha", kind: "motorbike" as const },
    { value: "Honda" },
  ];
  answerShop({ kinds: ["car"] });
  expect(toDropdowns({ brands }).brands.map(({ value }) => value)).toEqual(["SEAT", "Honda"]);
});
