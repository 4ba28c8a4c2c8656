import { expect, test } from "vitest";
import { historyStep } from "./change-list.ts";

const choice = { to: "/coches/?fuel=diesel", from: "/coches/", isPanel: false };

test.each([
  ["a choice", choice, "push"],
  ["the same once more", { ...choice, from: choice.to }, "replace"],
  ["what was chosen in the panel", { ...choice, isPanel: true }, "replace"],
  ["typing", { ...choice, typedInto: "priceTo" }, "push"],
  ["typing on", { ...choice, typedInto: "priceTo", typedBefore: "priceTo" }, "replace"],
  ["typing elsewhere", { ...choice, typedInto: "priceFrom", typedBefore: "priceTo" }, "push"],
  ["a choice after typing", { ...choice, typedBefore: "priceTo" }, "push"],
] as const)("%s", (_, step, expected) => {
  expect(historyStep(step)).toBe(expected);
});
