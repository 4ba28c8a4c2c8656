import { describe, expect, test } from "vitest";
import { runEngines } from "./engines-stage.ts";

const ran = { passed: 48, failed: 0, report: "" };
const run = async () => ran;

describe("journeys in other engines", () => {
  test("run where everything is installed", async () => {
    expect(await runEngines(true, [], run)).toBe(ran);
  });

  test("fail by the names of the packages that are missing", async () => {
    const result = await runEngines(true, ["firefox-esr", "xvfb"], run);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.report).toContain("firefox-esr, xvfb");
    expect(result.report).toContain("TEST_ENGINES=off");
  });

  test("are left out when that is wished, and the run says so", async () => {
    const result = await runEngines(false, ["xvfb"], run);
    expect(result).toMatchObject({ passed: 0, failed: 0, note: "left out: TEST_ENGINES is off" });
  });
});
