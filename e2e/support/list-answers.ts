import type { Page, Route } from "@playwright/test";

const isFetched = (route: Route): boolean => route.request().resourceType() === "fetch";

/** Replaces the answers to scripts for addresses with `part`; documents come as they are. */
export const answerFetches = (page: Page, part: string, answer: (route: Route) => Promise<unknown>) =>
  page.route(
    (url) => url.href.includes(part) && !url.pathname.startsWith("/api/"),
    async (route) => {
      if (isFetched(route)) await answer(route);
      else await route.fallback();
    },
  );

/** Holds such answers back; `release` lets them through, and resolves when the page has whatever it still takes of them. */
export const holdFetches = async (page: Page, part: string) => {
  const held: Route[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await answerFetches(page, part, async (route) => {
    held.push(route);
    await promise;
    // Given up meanwhile, perhaps.
    await route.continue().catch(() => undefined);
  });
  return {
    count: () => held.length,
    release: async () => {
      resolve();
      await Promise.all(held.map(async (route) => (await route.request().response())?.finished()));
      await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => setTimeout(rendered))));
    },
  };
};
