import { expect, test } from "vitest";
import { rememberedOf, withMemory } from "./start-panels.ts";

test("what is remembered is part of the next address", () => {
  const shown = "/comparar/?vin=A,B&differences=1";
  expect(rememberedOf(shown, "differences")).toEqual({ differences: "1" });
  expect(rememberedOf("/comparar/", "differences")).toEqual({ differences: "" });
  expect(withMemory("/comparar/?vin=A,B", rememberedOf(shown, "differences"))).toBe(shown);
  expect(withMemory("/comparar/", { differences: "1" })).toBe("/comparar/?differences=1");
  expect(withMemory("/comparar/", { differences: "" })).toBe("/comparar/");
  expect(withMemory("/comparar/", { differences: "1&vin=A" })).toBe("/comparar/?differences=1%26vin%3DA");
});
