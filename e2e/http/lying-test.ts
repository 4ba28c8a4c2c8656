import { expect, vi } from "vitest";
import { paths } from "#tools/test-support/paths.ts";
import { send } from "../rehearse/attacks/send.ts";
import { vehiclePaths } from "../rehearse/attacks/templates.ts";
import { honest } from "../support/lies.ts";
import { type LyingSite, startLyingSite } from "../support/own-site.ts";
import { test as base } from "./http-test.ts";

const breakerOpenMs = 100;

/** Variables of a site that calls its services again soon after they have failed. */
export const variables = {
  BREAKER_OPEN_MS: String(breakerOpenMs),
  CONTENT_SCRIPT_HOSTS: "tags.example",
  LOG_LEVEL: "debug",
  SESSION_SECRET: process.env.E2E_SESSION_SECRET ?? "",
};

/** Waits until no breaker stops a site from calling its services, which are honest again. */
export const endFailures = async (site: LyingSite): Promise<void> => {
  site.lie(honest);
  site.fail(undefined);
  await vi.waitUntil(() => !site.hasFailedWithin(breakerOpenMs + 20), { timeout: 15_000, interval: 20 });
};

/** Waits until a page is rendered with all of its parts. */
export const untilWhole = ({ url }: LyingSite, path: string) =>
  vi.waitUntil(
    async () => {
      const { status, body } = await send(url, path);
      return status === 200 && !body.includes('data-degraded="');
    },
    { timeout: 30_000, interval: 20 },
  );

/** Ends what a test has made of a site's services, and invalidates its pages. */
const recover = async (site: LyingSite): Promise<void> => {
  const hasFailed = site.hasFailedWithin(30_000);
  await endFailures(site);
  expect((await site.invalidatePages()).status).toBe(200);
  if (!hasFailed) return;
  // A breaker that was open lets one call through, and refuses those beside it: each of these pages closes some.
  for (const path of [paths.home.es, paths.list.es]) await untilWhole(site, path);
  const [vehicle = ""] = await vehiclePaths(site.url, "es");
  await untilWhole(site, vehicle);
};

/**
 * `test` with a site whose services can lie and fail: one for each worker, which starts when a test first needs it and is as new after
 * each. `request` visits it, and knows its secret.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are needed.
  .extend("workerSite", { scope: "worker" }, async ({}, { onCleanup }) => {
    const site = await startLyingSite(variables);
    onCleanup(site.close);
    // The first searches of a cold process can take longer than a page waits for them.
    for (const path of [paths.list.es, paths.list.pt]) await untilWhole(site, path);
    return site;
  })
  .extend("site", ({ workerSite }, { onCleanup }) => {
    onCleanup(() => recover(workerSite));
    return workerSite;
  })
  .extend("baseURL", ({ workerSite }) => workerSite.url);
