import { type APIRequestContext, request as playwrightRequest } from "@playwright/test";
import { test as base } from "vitest";
import { answeredConsent } from "#tools/test-support/answered-consent.ts";
import type { SiteCookie } from "#tools/test-support/stored-customer.ts";
import { visitorAddress } from "#tools/test-support/visitor-address.ts";

// Before anything of the product reads its environment: forms and sessions are sealed as the site seals them.
process.env.SESSION_SECRET ||= process.env.E2E_SESSION_SECRET;

/** Address of the site that all HTTP tests of a run visit (test-run.ts beside this file). */
export const siteUrl = (): string => `http://localhost:${process.env.E2E_PORT}`;

/** Requests of a visitor whose address the limits count by itself, with cookies of their own. @param name of the visitor */
export const newVisitor = (
  name: string,
  baseURL = siteUrl(),
  cookies: readonly SiteCookie[] = [],
): Promise<APIRequestContext> =>
  playwrightRequest.newContext({
    baseURL,
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress(name) },
    storageState: {
      cookies: [answeredConsent("necessary", new URL(baseURL).hostname), ...cookies],
      origins: [],
    },
  });

/** Vitest's `test` for what an answer of the site decides, without a browser: `request` is a visitor of each test's own. */
export const test = base.extend<{ readonly request: APIRequestContext; readonly baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are needed.
  baseURL: async ({}, use) => use(siteUrl()),
  request: async ({ task, baseURL }, use) => {
    const visitor = await newVisitor(`${task.file.name} ${task.id}`, baseURL);
    await use(visitor);
    await visitor.dispose();
  },
});
