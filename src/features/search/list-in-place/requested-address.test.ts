import { expect, test } from "vitest";
import { requestedAddress } from "./requested-address.ts";

type Pairs = [string, string][];

test.each<[string, Pairs, string]>([
  ["nothing asked", [["priceFrom", ""]], "/coches/"],
  [
    "several values",
    [
      ["fuel", "diesel"],
      ["brand", "seat"],
      ["brand", "audi"],
    ],
    "/coches/?fuel=diesel&brand=seat&brand=audi",
  ],
  ["amounts as they are typed", [["priceTo", " 12.500 € "]], "/coches/?priceTo=12.500+%E2%82%AC"],
  ["limits that are no figures", [["priceTo", "barato"]], "/coches/?priceTo=barato"],
  ["words", [["text", "golf tdi"]], "/coches/?text=golf+tdi"],
])("%s, for the server to read", (_, pairs, address) => {
  expect(requestedAddress("/coches/", pairs)).toBe(address);
});
