import { expect, test } from "vitest";
import { newestVersions } from "./rehearse-next.ts";

test.each([
  [
    ["16.4.9", "16.4.10", "16.10.0-canary.9", "16.10.0-canary.10", "9.5.5"],
    ["16.4.10", "16.10.0-canary.10"],
  ],
  [["16.4.0-canary.48", "16.4.0", "16.4.1"], ["16.4.1"]],
  [["16.5.0-rc.1", "16.4.6"], ["16.4.6"]],
  [[], []],
])("of %j the newest are %j", (versions, newest) => {
  expect(newestVersions(versions)).toEqual(newest);
});
