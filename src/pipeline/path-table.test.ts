import { describe, expect, test } from "vitest";
import { markInvalidated } from "#platform/page-cache/invalidated-tags.ts";
import type { PathFact } from "./outcome.ts";
import { createPathTable } from "./path-table.ts";

const page: PathFact = { kind: "page", queries: [] };

const setUp = (answers: PathFact[]) => {
  let time = 0;
  let calls = 0;
  const table = createPathTable(
    async () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      return { fact: answer ?? { kind: "missing" } };
    },
    { max: 3, now: () => time },
  );
  return { table, calls: () => calls, pass: (ms: number) => (time += ms) };
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("path table", () => {
  test("asks once a minute", async () => {
    const { table, calls, pass } = setUp([page]);
    await table.lookUp("/a/", "es");
    pass(59_000);
    await table.lookUp("/a/", "es");
    expect(calls()).toBe(1);
  });

  test("hands out the older fact at once and refreshes behind it", async () => {
    const { table, pass } = setUp([page, { kind: "gone" }]);
    await table.lookUp("/a/", "es");
    pass(61_000);
    expect(await table.lookUp("/a/", "es")).toEqual(page);
    await settle();
    expect(await table.lookUp("/a/", "es")).toEqual({ kind: "gone" });
  });

  test("waits for the answer where the path was missing before", async () => {
    const { table, pass } = setUp([{ kind: "missing" }, page]);
    await table.lookUp("/nueva/", "es");
    pass(61_000);
    expect(await table.lookUp("/nueva/", "es")).toEqual(page);
  });

  test("a fact that could not be refreshed counts as unreachable, until the service is back", async () => {
    const { table, pass } = setUp([page, { kind: "unreachable" }, page]);
    await table.lookUp("/a/", "es");
    pass(61_000);
    await table.lookUp("/a/", "es");
    await settle();
    expect(await table.lookUp("/a/", "es")).toEqual({ kind: "unreachable" });
    pass(3_000);
    expect(await table.lookUp("/a/", "es")).toEqual(page);
  });

  test("says how long a path leads where it does: not of one that is looked up next time", async () => {
    const { table, pass } = setUp([page, { kind: "unreachable" }]);
    expect(table.validity("/a/", "es")).toBeUndefined();
    pass(5_000);
    await table.lookUp("/a/", "es");
    pass(59_999);
    expect(table.validity("/a/", "es")?.until).toBe(65_000);
    pass(1);
    expect(table.validity("/a/", "es")).toBeUndefined();
    await table.lookUp("/a/", "es");
    await settle();
    expect(table.validity("/a/", "es")).toBeUndefined();
  });

  test("what may have changed is looked up next time", async () => {
    const { table } = setUp([page]);
    await table.lookUp("/a/", "es");
    expect(table.validity("/a/", "es")?.until).toBe(60_000);
    markInvalidated(["stock"]);
    expect(table.validity("/a/", "es")).toBeUndefined();
  });

  test("many visitors of one unknown path cause one lookup", async () => {
    const { table, calls } = setUp([page]);
    await Promise.all(Array.from({ length: 50 }, () => table.lookUp("/a/", "es")));
    expect(calls()).toBe(1);
  });

  test("says beforehand whether it would wait for the services", async () => {
    const { table, pass } = setUp([{ kind: "missing" }, page]);
    expect(table.mustLoad("/a/", "es")).toBe(true);
    const fact = table.lookUp("/a/", "es");
    expect(table.mustLoad("/a/", "es")).toBe(false);
    await fact;
    expect(table.mustLoad("/a/", "es")).toBe(false);
    expect(table.mustLoad("/a/", "pt")).toBe(true);
    pass(61_000);
    expect(table.mustLoad("/a/", "es")).toBe(true);
    await table.lookUp("/a/", "es");
    pass(61_000);
    // A known path is answered at once and refreshed in the background.
    expect(table.mustLoad("/a/", "es")).toBe(false);
  });

  test("keeps the languages apart, is bounded, and forgets on demand", async () => {
    const { table, calls } = setUp([page]);
    for (const path of ["/a/", "/b/", "/c/", "/d/"]) await table.lookUp(path, "es");
    await table.lookUp("/d/", "pt");
    expect(calls()).toBe(5);
    await table.lookUp("/a/", "es");
    expect(calls()).toBe(6);
    markInvalidated(["stock"]);
    await table.lookUp("/a/", "es");
    expect(calls()).toBe(7);
  });

  test("asks again at once about a path that turned out to be wrong, and about no other", async () => {
    const { table, calls } = setUp([page]);
    for (const path of ["/a/", "/b/"]) await table.lookUp(path, "es");
    table.forget("/a/", "es");
    await table.lookUp("/b/", "es");
    expect(calls()).toBe(2);
    await table.lookUp("/a/", "es");
    expect(calls()).toBe(3);
  });

  test("is bounded by what its entries hold too: long paths push others out, overlong ones are not kept", async () => {
    let calls = 0;
    const table = createPathTable(async () => {
      calls += 1;
      return { fact: { kind: "missing" } };
    });
    const askFor = async (paths: readonly string[]) => {
      calls = 0;
      for (const path of paths) await table.lookUp(path, "es");
      return calls;
    };
    const paths = (length: number, count: number) =>
      Array.from({ length: count }, (_, index) => `/${index}/`.padStart(length, "x"));
    const short = paths(100, 400);
    expect(await askFor(short)).toBe(400);
    expect(await askFor(short)).toBe(0);
    await askFor(paths(3_500, 1_500));
    expect(await askFor(short)).toBe(400);
    const overlong = paths(5_000, 2);
    await askFor(overlong);
    expect(await askFor(overlong)).toBe(2);
  });
});
