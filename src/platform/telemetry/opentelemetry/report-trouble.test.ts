import { diag } from "@opentelemetry/api";
import { expect, test, vi } from "vitest";
import { reportTrouble } from "./report-trouble.ts";

const warn = vi.hoisted(() => vi.fn());
vi.mock("../../log.ts", () => ({ log: () => ({ warn }) }));

test("trouble is told once a minute, whatever there is of it, and what is no trouble never", () => {
  let now = 1_000;
  reportTrouble(() => now);
  diag.info("begun");
  expect(warn).not.toHaveBeenCalled();
  for (let times = 0; times < 100; times += 1) diag.error(`${"x".repeat(1_000)} ${times}`);
  expect(warn.mock.calls).toEqual([
    [{ problem: "x".repeat(300) }, "Telemetry has trouble; the site goes on"],
  ]);
  now += 59_000;
  diag.warn("again");
  expect(warn).toHaveBeenCalledTimes(1);
  now += 2_000;
  diag.warn("again");
  expect(warn).toHaveBeenCalledTimes(2);
});
