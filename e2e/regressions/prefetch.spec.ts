import { expect, type Page } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { countViews } from "../support/count-views.ts";
import { vehicleLinks } from "../support/follow.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

const isVehicle = /-\d{8}\/$/;

/** Screen by screen: of what was not rendered yet the browser fetches no links. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      // The second frame comes after the first was painted.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
  });

/** The links that a page's rules let the browser prefetch, as the browser itself reports them. */
const candidates = async (page: Page, path: string, vehicles: number): Promise<readonly URL[]> => {
  const session = await page.context().newCDPSession(page);
  const errors: string[] = [];
  const found = new Map<string, URL>();
  session.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
    if (ruleSet.errorMessage) errors.push(ruleSet.errorMessage);
  });
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources)
      if (!["Prefetch", "Prerender"].includes(key.action)) errors.push(key.action);
    for (const { key } of preloadingAttemptSources) found.set(key.url, new URL(key.url));
  });
  await session.send("Preload.enable");
  await page.goto(path);
  await expect
    .poll(async () => {
      await scrollThrough(page);
      return Array.from(found.values()).filter(({ pathname }) => isVehicle.test(pathname)).length;
    })
    .toBeGreaterThan(vehicles);
  expect(found.size).toBeGreaterThan(20);
  expect(errors).toEqual([]);
  return [...found.values()];
};

for (const [path, vehicles, tier] of [
  [paths.list.es, 15, {}],
  [paths.list.pt, 15, withAll],
  [paths.home.es, 4, withAll],
] as const)
  test(
    `of ${path} vehicles may be fetched ahead, but nothing that is endless, acts or is a file`,
    tier,
    async ({ page }) => {
      const found = await candidates(page, path, vehicles);
      const refused = found.filter(
        ({ pathname, search, origin }) =>
          search !== "" ||
          origin !== new URL(page.url()).origin ||
          /^\/api\/|\.|^\/(?:pt\/)?(?:acceso|acesso|personal|pessoal|solicitud|pedido)\//.test(pathname),
      );
      expect(refused.map(String)).toEqual([]);
      const uncrawled = await page
        .locator("a[rel~=nofollow]")
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(uncrawled.length).toBeGreaterThan(0);
      const crawled = await page
        .locator("a[href]:not([rel~=nofollow])")
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const twice = new Set(crawled);
      expect(found.map(String).filter((url) => uncrawled.includes(url) && !twice.has(url))).toEqual([]);
    },
  );

test("a link that is pointed at is fetched once, and its page is counted when it is seen", async ({
  page,
}) => {
  const seen = watchPage(page);
  const views = countViews(page);
  const fetched: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (isVehicle.test(request.url())) fetched.push(request.headers()["sec-purpose"]);
  });
  await page.goto(paths.list.es);
  await vehicleLinks(page).first().hover();
  await expect.poll(() => fetched).toEqual(["prefetch"]);
  expect(views()).toEqual([paths.list.es]);
  await vehicleLinks(page).first().click();
  await expect(page).toHaveURL(isVehicle);
  await expect.poll(views).toEqual([paths.list.es, new URL(page.url()).pathname]);
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
  );
  expect(delivery).toBe("navigational-prefetch");
  expect(seen.problems).toEqual([]);
});
