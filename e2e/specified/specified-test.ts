import type { APIRequestContext } from "@playwright/test";
import { expect } from "vitest";
import type { Locale } from "#platform/locale.ts";
import { startSpecifiedService } from "#tools/specified-service/service.ts";
import { loginPaths } from "#tools/test-support/login.ts";
import { signInByScript } from "#tools/test-support/specified-customer.ts";
import { test as base } from "../http/http-test.ts";
import { openPage, type ServedPage } from "../http/submit-form.ts";
import { startOwnSite } from "../support/own-site.ts";

/** The site on a service that has the calls and fields of the specification and no others. */
const startSpecifiedSite = async () => {
  const service = await startSpecifiedService();
  const variables = {
    IMAGE_HOSTS: "pictures.example.com",
    PAYMENT_HOSTS: "localhost",
    RESERVATION_DEPOSIT_EUR: "300",
    LOG_LEVEL: "warn",
    BREAKER_OPEN_MS: "100",
  };
  const site = await startOwnSite(variables, service.url);
  const close = async () => {
    await site.close();
    await service.close();
  };
  return { ...site, service, close };
};

export type SpecifiedSite = Awaited<ReturnType<typeof startSpecifiedSite>>;

/** Signs a visitor in on a page with the login element. */
export const signIn = (page: Pick<ServedPage, "html">): Promise<void> => {
  const [script = ""] = /http:\/\/localhost:\d+\/provider\/login\.js\?key=[\w-]+/.exec(page.html) ?? [];
  return signInByScript(script);
};

/** Signs a visitor in, as a browser comes back from the provider: by loading the login page again. */
export const beCustomer = async (request: APIRequestContext, locale: Locale): Promise<void> => {
  await signIn(await openPage(request, loginPaths[locale]));
  expect((await openPage(request, loginPaths[locale])).url.pathname).not.toBe(loginPaths[locale]);
};

/** Words that show a value that is not there. */
export const missingValue = /undefined|null|NaN|\[object|Invalid Date/;

export const expectWhole = (page: ServedPage): void => {
  expect(page.status, page.url.href).toBe(200);
  expect(page.text("body")).not.toMatch(missingValue);
  expect(page.html).not.toContain('data-degraded="');
};

/** `test` with such a site, one for each file; `request` visits it. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are needed.
  .extend("site", { scope: "file" }, async ({}, { onCleanup }) => {
    const site = await startSpecifiedSite();
    onCleanup(site.close);
    return site;
  })
  .extend("baseURL", ({ site }) => site.url);
