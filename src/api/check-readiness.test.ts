import { beforeEach, expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";
import { checkReadiness } from "./check-readiness.ts";

const state = vi.hoisted(() => ({
  answers: {} as Record<string, unknown>,
  isEmbedded: true,
  parts: {} as Record<string, string>,
  together: undefined as boolean | undefined,
  warned: [] as string[],
}));
vi.mock("./call.ts", () => ({
  callUnlogged: async (name: string) => state.answers[name],
  logFailedCall: (name: string, { kind, field }: { kind: string; field?: string }) =>
    state.warned.push([name, kind, field].join(" ").trim()),
}));
vi.mock("./is-embedded.ts", () => ({ isEmbedded: () => state.isEmbedded }));
vi.mock("./embedded-backend.ts", () => ({
  embeddedBackend: () => ({ check: async () => state.parts }),
}));
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ countsTogether: () => state.together }));

beforeEach(() => {
  Object.assign(state, {
    answers: { seo: ok({}), dealers: ok([]) },
    isEmbedded: true,
    parts: { database: "up", jobs: "starting", pictures: "up" },
    together: undefined,
    warned: [],
  });
});

test("ready: both services answer, and what is embedded is there or coming", async () => {
  expect(await checkReadiness()).toEqual({
    status: "ready",
    parts: {
      "content service": "up",
      "data service": "up",
      database: "up",
      jobs: "starting",
      pictures: "up",
    },
  });
});

test("services that run apart answer for what they are made of", async () => {
  state.isEmbedded = false;
  state.together = true;
  expect(await checkReadiness()).toEqual({
    status: "ready",
    parts: { "content service": "up", "data service": "up", redis: "up" },
  });
});

test.each([
  ["redis", { together: false }],
  ["pictures", { parts: { database: "up", jobs: "up", pictures: "away" } }],
  ["jobs", { parts: { database: "up", jobs: "away", pictures: "up" } }],
])("without %s pages are served all the same: degraded, with its name", async (name, change) => {
  Object.assign(state, change);
  const { status, parts } = await checkReadiness();
  expect(status).toBe("degraded");
  expect(Object.keys(parts).filter((part) => parts[part] === "away")).toEqual([name]);
});

test("without a service nothing can be rendered; how it failed is said, where it stands is not", async () => {
  state.answers.dealers = fail(
    "unreachable",
    "connect ECONNREFUSED http://data.example.com:4000 as user:secret",
  );
  const readiness = await checkReadiness();
  expect(readiness).toMatchObject({ status: "not ready", parts: { "data service": "unreachable" } });
  expect(JSON.stringify(readiness)).not.toMatch(/example|secret|4000/);
});

test("a failure is logged once, however often somebody asks, and again when the service was back meanwhile", async () => {
  const readinessWith = async (answer: unknown) => {
    state.answers.dealers = answer;
    await checkReadiness();
  };
  const violation = (field: string) => ({ ok: false, error: { kind: "contract", message: "", field } });
  await readinessWith(ok([]));
  await readinessWith(fail("unreachable", "refused"));
  await readinessWith(fail("timeout", "late"));
  await readinessWith(fail("unreachable", "left alone"));
  expect(state.warned).toEqual(["dealers unreachable"]);
  await readinessWith(violation("data.0.name"));
  await readinessWith(violation("data.0.name"));
  await readinessWith(violation("data.0.phone"));
  await readinessWith(ok([]));
  await readinessWith(fail("unreachable", "refused"));
  expect(state.warned.slice(1)).toEqual([
    "dealers contract data.0.name",
    "dealers contract data.0.phone",
    "dealers unreachable",
  ]);
});
