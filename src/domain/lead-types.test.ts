import { expect, test } from "vitest";
import { isLeadName, leadTypes } from "./lead-types.ts";

test("the ids are those of the specification", () => {
  expect(leadTypes).toEqual({
    "test-drive": 32,
    "contact-vehicle": 33,
    contact: 34,
    newsletter: 36,
    "car-alert": 37,
    "price-drop": 38,
  });
});

test.each([
  ["price-drop", true],
  ["toString", false],
  ["", false],
  [34, false],
])("%s names a lead: %s", (value, expected) => {
  expect(isLeadName(value)).toBe(expected);
});
