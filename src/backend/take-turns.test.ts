import { describe, expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

describe("turns", () => {
  const paused = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { promise, resolve };
  };

  test("are taken two at a time, in their order", async () => {
    const take = takeTurns({ atOnce: 2, mostWaiting: 10 });
    const started: number[] = [];
    const works = Array.from({ length: 5 }, paused);
    const all = works.map(({ promise }, index) =>
      take(() => {
        started.push(index);
        return promise;
      }),
    );
    const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
    await settle();
    expect(started).toEqual([0, 1]);
    works[1]?.resolve();
    await settle();
    expect(started).toEqual([0, 1, 2]);
    for (const { resolve } of works) resolve();
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  test("go on after a failure, and refuse who would wait too long", async () => {
    const take = takeTurns({ atOnce: 1, mostWaiting: 1 });
    const { promise, resolve } = paused();
    const first = take(() => promise);
    const failing = take(() => Promise.reject(new Error("no")));
    await expect(take(() => promise)).rejects.toMatchObject({ code: "unavailable" });
    resolve();
    await first;
    await expect(failing).rejects.toThrow("no");
    await expect(take(async () => "done")).resolves.toBe("done");
  });
});
