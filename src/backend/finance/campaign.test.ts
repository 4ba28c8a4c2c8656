import { expect, test } from "vitest";
import { campaignRuns } from "./campaign.ts";

test.each([
  [true, "2026-12-31", "2026-12-01T12:00:00Z", true],
  [true, "2026-12-31", "2026-12-31T23:59:00Z", true],
  [true, "2026-12-31", "2027-01-01T00:01:00Z", false],
  [true, "2026-08-31", "2026-08-31T22:30:00Z", true],
  [true, "2026-08-31", "2026-08-31T23:30:00Z", false],
  [true, null, "2030-01-01T00:00:00Z", true],
  [false, "2026-12-31", "2026-12-01T12:00:00Z", false],
])("promo %s until %s counts at %s: %s", (promo, campaignEndsAt, now, runs) => {
  expect(campaignRuns({ promo, campaignEndsAt }, new Date(now))).toBe(runs);
});
