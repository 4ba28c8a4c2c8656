import { beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { noteFollowed, noteLost } from "./followed-records.ts";
import { lastInvalidationOf } from "./invalidated-tags.ts";

vi.mock("./directory.ts", () => ({ readUnrecorded: () => 0 }));

beforeEach(forgetProcess);

test("pages of an earlier process are invalid until every record is known from before them", () => {
  expect(lastInvalidationOf(["stock"])).toBeGreaterThan(0);
  noteLost("redis");
  noteFollowed("services", "5", true);
  expect(lastInvalidationOf(["stock"])).toBeGreaterThan(0);
  // As of an empty record, which may be one that was lost.
  noteFollowed("redis", "0-0", false);
  expect(lastInvalidationOf(["stock"])).toBeGreaterThan(0);
  noteFollowed("redis", "1-0", true);
  expect(lastInvalidationOf(["stock"])).toBe(0);
});
