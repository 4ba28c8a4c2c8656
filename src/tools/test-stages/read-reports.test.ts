import { describe, expect, test } from "vitest";
import { readBrowserReport } from "./run-playwright.ts";
import { readUnitReport } from "./running-stages.ts";

describe("unit reports", () => {
  const passing = {
    name: "a.test.ts",
    status: "passed",
    assertionResults: [{ status: "passed", fullName: "a" }],
  };
  const report = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, testResults: [passing] };

  test("passed tests are counted", () => {
    expect(readUnitReport(report, 0, "")).toMatchObject({ passed: 1, failed: 0, report: "" });
  });

  test("a failed test is shown with its message", () => {
    const failing = {
      name: "b.test.ts",
      status: "failed",
      assertionResults: [{ status: "failed", fullName: "adds", failureMessages: ["expected 1 to be 2"] }],
    };
    const result = readUnitReport({ ...report, testResults: [passing, failing] }, 1, "");
    expect(result).toMatchObject({ passed: 1, failed: 1 });
    expect(result.report).toBe("b.test.ts › adds\nexpected 1 to be 2");
  });

  test("a file that cannot be loaded is a failure", () => {
    const broken = { name: "c.test.ts", status: "failed", message: "no such module", assertionResults: [] };
    const result = readUnitReport({ ...report, testResults: [passing, broken] }, 1, "");
    expect(result).toMatchObject({ passed: 1, failed: 1, report: "c.test.ts\nno such module" });
  });

  test("each test has its seconds", () => {
    const slow = { ...passing, assertionResults: [{ status: "passed", fullName: "a", duration: 250 }] };
    expect(readUnitReport({ ...report, testResults: [slow] }, 0, "").times).toEqual([
      { name: "a.test.ts › a", seconds: 0.25 },
    ]);
  });

  test("a run that ends badly without a failed test is a failure", () => {
    expect(readUnitReport(report, 1, "unhandled error")).toMatchObject({
      failed: 1,
      report: "unhandled error",
    });
  });

  test("skipped tests are mentioned", () => {
    expect(readUnitReport({ ...report, numPendingTests: 2 }, 0, "").note).toBe("2 skipped");
  });
});

describe("browser reports", () => {
  const spec = (status: string) => ({
    title: "opens",
    file: "home.spec.ts",
    line: 3,
    tests: [
      {
        projectName: "phone",
        status,
        results: [{ status, duration: 1500, errors: [{ message: "no heading" }] }],
      },
    ],
  });
  const report = (status: string) => ({
    suites: [{ title: "home", suites: [{ title: "inner", specs: [spec(status)] }] }],
    errors: [],
    stats: { expected: status === "expected" ? 1 : 0, skipped: 0 },
  });

  test("passed tests are counted", () => {
    expect(readBrowserReport(report("expected"), 0, "")).toMatchObject({ passed: 1, failed: 0, report: "" });
  });

  test("each test has its seconds", () => {
    expect(readBrowserReport(report("expected"), 0, "").times).toEqual([
      { name: "home.spec.ts › opens [phone]", seconds: 1.5 },
    ]);
  });

  test("a failed test is shown with its message", () => {
    const result = readBrowserReport(report("unexpected"), 1, "");
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.report).toBe("home.spec.ts:3 › opens [phone]\nno heading");
  });

  test("a server that did not start is a failure", () => {
    const broken = { ...report("expected"), errors: [{ message: "server did not start" }] };
    expect(readBrowserReport(broken, 1, "")).toMatchObject({ failed: 1, report: "server did not start" });
  });

  test("a run that ends badly without saying why is a failure", () => {
    expect(readBrowserReport(report("expected"), 1, "killed")).toMatchObject({ failed: 1, report: "killed" });
  });
});
