import { expect, test } from "vitest";
import { checkTrackingCodes } from "./all-checks.ts";

const sources = [
  {
    path: "src/features/a.ts",
    code: "announceEvent(trackingCodes.search, {}); record(trackingCodes.pageView)",
  },
  { path: "src/features/a.test.ts", code: "trackingCodes.reserveStep1" },
  { path: "src/domain/tracking-codes.ts", code: "trackingCodes.reserveStep1" },
];
const check = (codes: string, where: string) =>
  checkTrackingCodes(`| 9 | Tracking event type codes: ${codes} | ${where} |`, sources);

test.each([
  ["1 page view, 2 search.", "`a.ts`"],
  ["1 page view, 3 saved search.", "`a.ts`; later: account"],
  ["34-35 reserve steps 1-2, 40 start reserve.", "later: reservation"],
])("%s with %s is accepted", (codes, where) => {
  expect(check(codes, where)).toEqual([]);
});

test.each([
  ["1 page view, 3 saved search.", "`a.ts`", "nothing sends 3"],
  ["34-35 reserve steps 1-2, 2 search.", "`a.ts`", "nothing sends 34, 35"],
  ["2 search.", "`a.ts`; later: account", "says later of codes that are all sent"],
])("%s with %s is reported", (codes, where, problem) => {
  expect(check(codes, where).join()).toContain(problem);
});

test("other rows are none of its business", () => {
  expect(checkTrackingCodes("| 9 | Login provider id: 5. | later: account |", sources)).toEqual([]);
});
