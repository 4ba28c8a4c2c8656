import { expect, test } from "vitest";
import { BodyTypesBlock } from "./body-types/body-types-block.tsx";
import { BrandsBlock } from "./brands/brands-block.tsx";

test("a shop without vehicles has no heading over an empty list", async () => {
  const data = { heading: "Marcas", items: [] };
  expect(await BodyTypesBlock({ data })).toBeNull();
  expect(await BrandsBlock({ data })).toBeNull();
});
