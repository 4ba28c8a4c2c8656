import { beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { noteFollowed, noteLost } from "./followed-records.ts";
import { markInvalidated } from "./invalidated-tags.ts";
import { stateOf } from "./stored-page.ts";

vi.mock("./directory.ts", () => ({ readUnrecorded: () => 0 }));

const minute = 60_000;
const now = Date.parse("2026-11-30T12:00:00Z");
const at = (time: number) => vi.spyOn(Date, "now").mockReturnValue(time);
/** A page that lives for the day. */
const facts = {
  renderedAt: now,
  freshUntil: now + 600 * minute,
  staleUntil: now + 610 * minute,
  tags: ["stock"],
};

beforeEach(() => {
  forgetProcess();
  at(now - minute);
  noteFollowed("services", "5", true);
});

test("a page is fresh until its time is over, and stale for a while", () => {
  const states = [0, 599, 601, 611].map((minutes) => {
    at(now + minutes * minute);
    return stateOf(facts);
  });
  expect(states).toEqual(["fresh", "fresh", "stale", "overdue"]);
});

test("an invalidated page is neither", () => {
  at(now + 5 * minute);
  markInvalidated(["stock"]);
  expect(stateOf(facts)).toBe("invalidated");
});

test("while changes may be missing a page is fresh for a minute; afterwards as long as before", () => {
  at(now + 100 * minute);
  noteLost("services");
  const states = [100.9, 101.1, 102.1].map((minutes) => {
    at(now + minutes * minute);
    return stateOf(facts);
  });
  expect(states).toEqual(["fresh", "stale", "overdue"]);
  // What is rendered meanwhile too.
  expect(stateOf({ ...facts, renderedAt: now + 102 * minute })).toBe("fresh");
  noteFollowed("services", "9");
  expect(stateOf(facts)).toBe("fresh");
});
