import { NextRequest } from "next/server";
import { expect, test, vi } from "vitest";
import { signIn } from "#pipeline/rules/sign-in.ts";
import { rateLimits } from "#platform/rate-limit/rate-limits.ts";
import { middleware } from "./middleware.ts";

const session = vi.hoisted(() => ({
  current: async () => ({ kind: "none" }),
  start: vi.fn(async () => undefined),
  finish: vi.fn(async () => "refused"),
  resume: vi.fn(async () => undefined),
  pending: async () => undefined,
  changes: () => [],
}));
vi.mock("#pipeline/request-session.ts", () => ({ requestSession: () => session }));
vi.mock("#pipeline/rules.ts", () => ({ rules: [signIn] }));
vi.mock("#pipeline/follow-outcome.ts", () => ({ followOutcome: async (outcome: unknown) => outcome }));
vi.mock("#pipeline/limit-work.ts", async (original) => ({
  ...(await original<object>()),
  permitRendering: () => {},
}));

test("an address begins and finishes sign-ins as often as its limit says, each of which makes the services work", async () => {
  const ask = async (query: string) => {
    const request = new NextRequest(`http://localhost:3000/acceso/${query}`);
    return (await middleware(request)).status;
  };
  const half = rateLimits.login.points / 2;
  for (let time = 0; time < half; time++) expect(await ask("")).toBe(200);
  for (let time = 0; time < half; time++) expect(await ask("?state=forged")).toBe(303);
  expect([await ask(""), await ask("?state=forged")]).toEqual([429, 429]);
  expect(session.start).toHaveBeenCalledTimes(half);
  expect(session.finish).toHaveBeenCalledTimes(half);
});
