import { expect, test } from "vitest";
import { daysUntil, tradeInExpiry } from "./trade-in-expiry.ts";

const createTime = new Date("2026-01-01T12:00:00Z");

test.each([
  ["2026-01-01T12:00:00Z", 30, false],
  ["2026-01-02T00:00:00Z", 30, false],
  ["2026-01-02T00:00:01Z", 29, false],
  ["2026-01-30T12:00:00Z", 1, false],
  ["2026-01-31T11:59:59Z", 0, false],
  ["2026-01-31T12:00:00Z", 0, true],
  ["2027-01-01T00:00:00Z", 0, true],
])("at %s there are %i days left, expired: %s", (now, days, expired) => {
  const expirationDate = new Date("2026-01-31T12:00:00Z");
  expect(daysUntil(expirationDate, new Date(now))).toBe(days);
  expect(tradeInExpiry({ createTime }, new Date(now))).toEqual({
    expirationDate,
    expired,
  });
});

test("an update starts the 30 days again", () => {
  const updateTime = new Date("2026-01-20T12:00:00Z");
  expect(tradeInExpiry({ createTime, updateTime }, updateTime)?.expirationDate).toEqual(
    new Date("2026-02-19T12:00:00Z"),
  );
});

test("an invalid date has no expiry", () => {
  expect(tradeInExpiry({ createTime: new Date("x") }, createTime)).toBeUndefined();
});
