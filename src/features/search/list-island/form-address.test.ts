import { expect, test } from "vitest";
import { filtersInForce, formAddress } from "./form-address.ts";

type Pairs = [string, string][];

test.each<[string, Pairs, Record<string, string>, string]>([
  ["nothing asked", [["priceFrom", ""]], {}, "/coches/"],
  [
    "several values, in the canonical order",
    [
      ["fuel", "diesel"],
      ["brand", "seat"],
      ["brand", "audi"],
      ["sort", "relevance"],
    ],
    {},
    "/coches/?brand=audi,seat&fuel=diesel",
  ],
  ["amounts as they are typed", [["priceTo", " 12.500 € "]], {}, "/coches/?priceTo=12500"],
  ["amounts with spaces", [["kmsTo", "120 000"]], {}, "/coches/?kmsTo=120000"],
  ["junk", [["sort", "gratis"]], {}, "/coches/"],
  [
    "limits that are no figures, for the server to say so",
    [["priceTo", "barato"]],
    {},
    "/coches/?priceTo=barato",
  ],
  [
    "what the page is about anyway",
    [
      ["brand", "seat"],
      ["fuel", "diesel"],
    ],
    { brand: "seat" },
    "/coches/?fuel=diesel",
  ],
  [
    "another brand beside the page's own",
    [
      ["brand", "seat"],
      ["brand", "audi"],
    ],
    { brand: "seat" },
    "/coches/?brand=audi,seat",
  ],
  [
    "limits the wrong way round, for the server to say so",
    [
      ["priceFrom", "9000"],
      ["priceTo", "5000"],
    ],
    {},
    "/coches/?priceFrom=9000&priceTo=5000",
  ],
  [
    "words, for the server to interpret",
    [
      ["text", "golf tdi"],
      ["sort", "newest"],
    ],
    {},
    "/coches/?text=golf+tdi&sort=newest",
  ],
])("%s", (_, pairs, preset, address) => {
  expect(formAddress("/coches/", pairs, preset)).toBe(address);
});

test("what is counted has the page's own filters, unless they were chosen anew, and no order", () => {
  const asked: Pairs = [
    ["sort", "newest"],
    ["fuel", "diesel"],
    ["priceTo", ""],
  ];
  expect(filtersInForce(asked, { brand: "seat", fuel: "gas" }).toString()).toBe("fuel=diesel&brand=seat");
});
