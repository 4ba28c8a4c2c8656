import type { APIRequestContext } from "@playwright/test";
import { test as base } from "vitest";
import { type StoredCustomer, storeCustomer } from "#tools/test-support/stored-customer.ts";
import { newVisitor, siteUrl } from "./http-test.ts";

/** Vitest's `test` with a customer of each test's own, who is signed in and makes its requests. */
export const test = base.extend<{
  readonly baseURL: string;
  readonly customer: StoredCustomer;
  readonly request: APIRequestContext;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are needed.
  baseURL: async ({}, use) => use(siteUrl()),
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are needed.
  customer: async ({}, use) => use(await storeCustomer()),
  request: async ({ baseURL, customer }, use) => {
    const visitor = await newVisitor(customer.id, baseURL, customer.cookies);
    await use(visitor);
    await visitor.dispose();
  },
});
