import { expect, test } from "vitest";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { eventToRecord } from "./track-events.ts";

const added = { type: trackingCodes.addToCompare, data: { vin: "VSSZZZ5FZJR000001" } };

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

test.each([0, 4, 13, 48, Number.NaN])(
  "a code that the specification does not know is dropped: %s",
  (type) => {
    expect(eventToRecord({ type, data: {} }, "/", "volante-consent=all")).toBeUndefined();
  },
);

test.each(Object.entries(trackingCodes))("%s is recorded as %i", (event, type) => {
  expect(eventToRecord({ type, data: {} }, "/", "volante-consent=all")).toMatchObject({ event, type });
});
