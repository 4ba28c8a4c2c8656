import { expect, test } from "vitest";
import { isRequestPanel, requestQuery } from "./request-panels.ts";

const vin = "VSSZZZ5FZKR012345";
const of = (panel: Parameters<typeof requestQuery>[0], query: string) =>
  requestQuery(panel, new URLSearchParams(query));

test.each([
  ["contact", `vin=${vin}&x=1`, `vin=${vin}`],
  ["contact", "vin=short", ""],
  ["test-drive", `vin=${vin}`, `vin=${vin}`],
  ["car-alert", `vin=${vin}&list=%2F&brand=seat`, "list=%2F&brand=seat"],
  ["save-search", "brand=seat", ""],
  ["newsletter", `vin=${vin}&list=%2F`, ""],
] as const)("%s of %s is about %s", (panel, query, about) => {
  expect(of(panel, query)).toBe(about);
});

test("the campaign of the address stays with it, in one spelling, only where there is one", () => {
  expect(of("newsletter", "utm_source=mail&utm_campaign=spring")).toBe("utm_source=mail&utm_campaign=spring");
  expect(of("newsletter", "utm_source=mail")).toBe("");
  const both = of("contact", `utm_campaign=a%26b&vin=${vin}`);
  expect(both).toBe(`vin=${vin}&utm_campaign=a%26b`);
  expect(of("contact", both)).toBe(both);
});

test.each(["nothing", "constructor", "", undefined])("%s is no panel", (name) => {
  expect(isRequestPanel(name)).toBe(false);
});
