import { expect, test } from "vitest";
import { shop } from "#contract/shop.ts";
import { toShop } from "./shop.ts";

test("what the storefront does not know of a shop is left aside", () => {
  const { kinds, forms, theme, languages } = toShop(
    shop.parse({
      name: "Norte",
      languages: ["pt", "eo"],
      kinds: ["car", "boat"],
      forms: ["contact", "barter"],
      theme: { light: { accent: "#7a1f3d", "x;}": "#000000", ink: "red" } },
    }),
  );
  expect([languages, kinds, [...forms]]).toEqual([["pt"], ["car"], ["contact"]]);
  expect(theme.light).toEqual({ accent: "#7a1f3d" });
});
