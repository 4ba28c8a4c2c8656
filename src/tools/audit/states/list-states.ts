import { listParts, liveList } from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import { patiently, type State, type StateSetting } from "./state.ts";

const at =
  (query: string): State["reach"] =>
  async ({ page, locale }) => {
    await page.goto(paths.list[locale] + query);
    await patiently(page.locator("h1")).toBeVisible();
  };

const unfoldFilters = async ({ page }: StateSetting): Promise<void> => {
  const { panel, openPanel } = listParts(page);
  await liveList(page);
  if (await openPanel.isVisible()) await openPanel.click();
  await patiently(panel).toBeVisible();
  for (const group of await panel.locator("details:not([open]) > summary").all())
    if (await group.isVisible()) await group.click();
  await panel.getByRole("slider").first().scrollIntoViewIfNeeded();
  await patiently(panel.getByRole("slider")).toHaveCount(2);
};

/** What a search can come to. */
export const listStates: readonly State[] = [
  {
    name: "list, filtered",
    reach: at("?fuel=diesel&transmission=manual&priceTo=30000&sort=price-asc&page=2"),
  },
  { name: "list, nothing found", inEveryLook: true, reach: at("?brand=seat&priceTo=900") },
  {
    name: "list, with notices",
    inEveryLook: true,
    reach: at("?priceFrom=20000&priceTo=10000&brand=xyzzy&unknown=hola%20mundo"),
  },
  {
    name: "list, by the month and seen from a place",
    inEveryLook: true,
    reach: at("?monthlyTo=250&deposit=8000&place=07001&radius=200&sort=distance"),
  },
  { name: "list, behind its last page", reach: at("?page=9999") },
  { name: "list, text not understood", reach: at("?text=xyzzy+plugh") },
  { name: "list, a very long value", reach: at(`?brand=${"x".repeat(300)}&unknown=${"palabra".repeat(40)}`) },
  {
    name: "list, every filter unfolded",
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
      await patiently(page).toHaveURL(/sort=price-asc/);
      await patiently(listParts(page).cards.first()).toBeVisible();
    },
  },
];
