import { expect, type Page } from "@playwright/test";
import { routePath } from "#domain/route-paths.ts";
import { compareButton, comparePaths, listedVins } from "#tools/test-support/invented-addresses.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import type { State } from "./state.ts";

/** Comparisons of the first vehicles of the list: how many, and what stands behind them in the address. */
const compared =
  (comparisons: Readonly<Record<string, readonly [count: number, more?: string]>>): State["reach"] =>
  async ({ page, locale, look }) => {
    const vins = await listedVins(page.request, locale, 4);
    for (const [name, [count, more = ""]] of Object.entries(comparisons)) {
      await page.goto(`${comparePaths[locale]}?vin=${vins.slice(0, count).join(",")}${more}`);
      await look(name);
    }
  };

/** Puts vehicles on the device's list before a page looks at it for the first time. */
const store = (page: Page, vins: readonly string[]) =>
  page.addInitScript(
    (list) => {
      if (localStorage.getItem("volante-compare") === null)
        localStorage.setItem("volante-compare", JSON.stringify(list));
    },
    vins.map((vin, index) => ({ vin, name: `Coche ${index + 1}` })),
  );

/** The comparison by address, and the panels. */
export const compareStates: readonly State[] = [
  {
    name: "comparison",
    smoke: true,
    inEveryLook: true,
    reach: compared({ empty: [0], "of one": [1], "of two": [2], "of four": [4, "&price=3&kms=1"] }),
  },
  {
    name: "comparison of an odd address",
    reach: compared({
      "only differences": [3, "&differences=1"],
      "an unknown vehicle": [2, ",AAAAAAAAAAAAAAAAA"],
    }),
  },
  {
    name: "panels of vehicles",
    smoke: "all",
    inEveryLook: true,
    reach: async ({ page, locale, look }) => {
      const [vin = "", ...more] = await listedVins(page.request, locale, 4);
      const dialog = page.getByRole("dialog");
      await store(page, [vin, ...more]);
      await page.goto(paths.list[locale]);
      await touched(page);
      await compareButton(page, 4).click();
      await expect(dialog.locator("table")).toBeVisible();
      await look("comparison, a fifth chosen");
      await page.goto(routePath("specifications", locale, { vin }));
      await look("specifications on their page");
      await page.goto(`${paths.list[locale]}#specifications_${vin}`);
      await expect(dialog.locator("dl").first()).toBeVisible();
      await look("specifications");
      await page.evaluate(() => localStorage.setItem("volante-compare", "[]"));
      await page.goto(`${paths.home[locale]}#compare`);
      await expect(dialog.getByRole("button").nth(1)).toBeVisible();
      await look("comparison, empty");
    },
  },
  {
    name: "panels that fail",
    inEveryLook: true,
    reach: async ({ page, locale, look }) => {
      const vins = await listedVins(page.request, locale, 2);
      await store(page, vins);
      await page.route(/\/(?:comparar|ficha-tecnica)\//, (route) => route.abort());
      for (const hash of ["compare", `specifications_${vins[0]}`]) {
        await page.goto(paths.home[locale]);
        await page.goto(`${paths.list[locale]}#${hash}`);
        await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
        await look(hash.split("_")[0] ?? "");
      }
    },
  },
];
