import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/forget-process.ts";

const stop = async () => undefined;
const finishBeforeExit = vi.fn();
const runEmbeddedJobs = vi.fn(async () => stop);
const closeEmbedded = async () => undefined;
vi.mock("#platform/finish-before-exit.ts", () => ({ finishBeforeExit }));
vi.mock("./transport-embedded.ts", () => ({ runEmbeddedJobs, closeEmbedded }));

beforeEach(forgetProcess);
afterEach(() => void vi.clearAllMocks());

const start = async () => {
  const { startEmbeddedJobs } = await import("./start-embedded-jobs.ts");
  await startEmbeddedJobs();
};

const elsewhere = { DATA_SERVICE_URL: "http://data.test", CONTENT_SERVICE_URL: "http://content.test" };

test.each([
  ["both services are here", {}],
  ["the data service is here", { CONTENT_SERVICE_URL: elsewhere.CONTENT_SERVICE_URL }],
  ["the content service is here", { DATA_SERVICE_URL: elsewhere.DATA_SERVICE_URL }],
])(
  "jobs run where %s, and are finished before the database is closed and the process ends",
  async (_, variables) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    await start();
    expect(runEmbeddedJobs).toHaveBeenCalledOnce();
    expect(finishBeforeExit).toHaveBeenCalledExactlyOnceWith({ meanwhile: stop, afterwards: closeEmbedded });
  },
);

test.each<[string, Readonly<Record<string, string>>]>([
  ["both services are elsewhere", elsewhere],
  ["the site is built", { NEXT_PHASE: "phase-production-build" }],
])("no job runs where %s", async (_, variables) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  await start();
  expect(runEmbeddedJobs).not.toHaveBeenCalled();
  expect(finishBeforeExit).not.toHaveBeenCalled();
});
