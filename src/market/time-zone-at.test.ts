import { expect, test } from "vitest";
import { timeZoneAt } from "./time-zone-at.ts";

test.each([
  ["ES", "28046", "Europe/Madrid"],
  ["ES", "35006", "Atlantic/Canary"],
  ["ES", "38001", "Atlantic/Canary"],
  ["ES", "07008", "Europe/Madrid"],
  ["PT", "1950-421", "Europe/Lisbon"],
  ["PT", "9000-001", "Atlantic/Madeira"],
  ["PT", "9500-150", "Atlantic/Azores"],
] as const)("the clock of %s %s is that of %s", (country, zipCode, timeZone) => {
  expect(timeZoneAt({ country, zipCode })).toBe(timeZone);
});
