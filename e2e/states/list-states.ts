import { expect } from "@playwright/test";
import { listParts, liveList } from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import type { State, Visit } from "./state.ts";

/** Lists by the query of their address, one after the other. */
const lists =
  (queries: Readonly<Record<string, string>>): State["reach"] =>
  async ({ page, locale, look }) => {
    for (const [name, query] of Object.entries(queries)) {
      await page.goto(paths.list[locale] + query);
      await look(name);
    }
  };

const unfoldFilters = async ({ page }: Visit): Promise<void> => {
  const { panel, openPanel } = listParts(page);
  await liveList(page);
  if (await openPanel.isVisible()) await openPanel.click();
  await expect(panel).toBeVisible();
  const closed = panel.locator("h3 > button");
  for (let left = await closed.count(); left > 0; left--) {
    await closed.first().click();
    await expect(closed).toHaveCount(left - 1);
  }
  await panel.getByRole("slider").first().scrollIntoViewIfNeeded();
  await expect(panel.getByRole("slider")).toHaveCount(2);
};

/** What a search can come to. */
export const listStates: readonly State[] = [
  {
    name: "list",
    smoke: true,
    inEveryLook: true,
    reach: async (visit) => {
      const { page } = visit;
      const { ways, notices } = listParts(page);
      await lists({ "nothing found": "?brand=seat&priceTo=900" })(visit);
      await expect(ways.first()).toBeVisible();
      await lists({ "with notices": "?priceFrom=20000&priceTo=10000&brand=xyzzy&page=9999" })(visit);
      await expect(notices.first()).toBeVisible();
      const seen = "?monthlyTo=250&deposit=8000&place=07001&sort=distance";
      await lists({ "by the month, seen from a place": seen })(visit);
    },
  },
  {
    name: "list of an odd address",
    reach: lists({
      filtered: "?fuel=diesel&transmission=manual&priceTo=30000&sort=price-asc&page=2",
      "within a radius": "?monthlyTo=250&deposit=8000&place=07001&radius=200&sort=distance",
      "unknown filter": "?unknown=hola%20mundo",
      "text not understood": "?text=xyzzy+plugh",
      "a very long value": `?brand=${"x".repeat(300)}&unknown=${"palabra".repeat(40)}`,
    }),
  },
  {
    name: "list, every filter unfolded",
    smoke: "all",
    inEveryLook: true,
    reach: async (visit) => {
      await visit.page.goto(`${paths.list[visit.locale]}?brand=audi,seat`);
      await unfoldFilters(visit);
    },
  },
  {
    name: "list, sorted in place",
    reach: async ({ page, locale }) => {
      await page.goto(paths.list[locale]);
      await liveList(page);
      await listParts(page).sort.selectOption("price-asc");
      await expect(page).toHaveURL(/sort=price-asc/);
      await expect(listParts(page).cards.first()).toBeVisible();
    },
  },
];
