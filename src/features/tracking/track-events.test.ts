import { expect, test } from "vitest";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { eventToRecord } from "./track-events.ts";

const added = { type: browsingCodes.addToCompare, data: { vin: "VSSZZZ5FZJR000001" } };

test("with consent an event is recorded under its name and code", () => {
  expect(eventToRecord(added, "/comparar/", "a=b; volante-consent=all")).toEqual({
    event: "addToCompare",
    type: 7,
    path: "/comparar/",
    data: { vin: "VSSZZZ5FZJR000001" },
  });
});

test.each(["", "volante-consent=necessary", "volante-consent=", "x-volante-consent=all"])(
  "without consent nothing is: %j",
  (cookies) => {
    expect(eventToRecord(added, "/", cookies)).toBeUndefined();
  },
);

test.each([0, 4, 13, 22, 48, Number.NaN])("a code that no script tells is dropped: %s", (type) => {
  expect(eventToRecord({ type, data: {} }, "/", "volante-consent=all")).toBeUndefined();
});

test.each(Object.entries(browsingCodes))("%s is recorded as %i", (event, type) => {
  expect(eventToRecord({ type, data: {} }, "/", "volante-consent=all")).toMatchObject({ event, type });
});
