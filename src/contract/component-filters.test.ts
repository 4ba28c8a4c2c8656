import { expect, test } from "vitest";
import { componentFilters } from "./component-filters.ts";

test("lists, numbers and flags become the strings of the address", () => {
  expect(
    componentFilters.parse({
      brand: "seat,audi",
      segment: ["naked", "sport"],
      priceTo: 9000,
      discount: true,
      lowCost: false,
    }),
  ).toEqual({ brand: "seat,audi", segment: "naked,sport", priceTo: "9000", discount: "1" });
});

test.each([[{ brand: null }], [{ brand: { id: "seat" } }], ["brand=seat"]])("%j is refused", (filters) => {
  expect(componentFilters.safeParse(filters).success).toBe(false);
});
