import { describe, expect, test } from "vitest";
import { enginesStage } from "./engines-stage.ts";
import { browserStage, httpStage, specifiedStage, unitStage } from "./running-stages.ts";
import { oneTest, runStage, slowestTests, withinSeconds } from "./stage.ts";

const seconds = { default: 10, all: 20 };
const passed = oneTest("");

describe("a stage", () => {
  test("that takes longer than its share of a tier has failed", () => {
    const stage = { name: "unit", seconds };
    expect(withinSeconds(passed, stage, "default", 17)).toBe(passed);
    expect(withinSeconds(passed, stage, "all", 18)).toBe(passed);
    expect(withinSeconds(passed, stage, "default", 18)).toMatchObject({
      passed: 1,
      failed: 1,
      report: "unit took 18 s. Its share is 10 s, and it may take 1.75 times that.",
    });
    expect(withinSeconds(oneTest("broken"), stage, "default", 18).report).toContain("broken");
  });

  test("without a share may take any time", () => {
    expect(withinSeconds(passed, { name: "system" }, "default", 9_999)).toBe(passed);
  });

  test("that throws has failed", async () => {
    const run = async () => {
      throw new Error("no browser");
    };
    expect(await runStage({ name: "browser", run }, { tier: "default" })).toMatchObject({
      passed: 0,
      failed: 1,
      report: expect.stringContaining("no browser"),
    });
  });
});

test.each([
  ["default", 15],
  ["all", 25],
] as const)("the shares of the tier %s are %i minutes", (tier, minutes) => {
  const stages = [unitStage, httpStage, specifiedStage, browserStage, enginesStage];
  expect(stages.reduce((sum, stage) => sum + (stage.seconds?.[tier] ?? Number.NaN), 0)).toBe(minutes * 60);
});

test("the slowest tests are named, the slowest first", () => {
  const times = [1, 30, 2].map((each) => ({ name: `test ${each}`, seconds: each }));
  expect(slowestTests(times, 2)).toEqual(["  30.0 s  test 30", "   2.0 s  test 2"]);
});
