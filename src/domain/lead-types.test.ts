import { expect, test } from "vitest";
import { leadTypes } from "./lead-types.ts";

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
