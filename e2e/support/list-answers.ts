import type { Page, Route } from "@playwright/test";

const isFetched = (route: Route): boolean => route.request().resourceType() === "fetch";

/** Answers what scripts ask for under addresses with `part` in another way; documents come as they are. */
export const answerFetches = (page: Page, part: string, answer: (route: Route) => Promise<unknown>) =>
  page.route(
    (url) => url.href.includes(part) && !url.pathname.startsWith("/api/"),
    async (route) => {
      if (isFetched(route)) await answer(route);
      else await route.fallback();
    },
  );

/** Holds such answers back until it is called; says how many are held. */
export const holdFetches = async (page: Page, part: string) => {
  const held: (() => void)[] = [];
  let isOpen = false;
  await answerFetches(page, part, async (route) => {
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
    // Given up meanwhile, perhaps.
    await route.continue().catch(() => undefined);
  });
  return {
    count: () => held.length,
    release: () => {
      isOpen = true;
      for (const go of held) go();
    },
  };
};
