import type { Page } from "@playwright/test";
import { compareButton, comparePaths } from "#tools/test-support/listed-vehicles.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { patiently, type State, type StateSetting } from "./state.ts";

const compared =
  (count: number, more = ""): State["reach"] =>
  async ({ page, locale, stock }) => {
    await page.goto(`${comparePaths[locale]}?vin=${stock.vins.slice(0, count).join(",")}${more}`);
    await patiently(page.locator("h1")).toBeVisible();
  };

/** Puts vehicles on the device's list before the page looks at it. */
const keep = (page: Page, vins: readonly string[]) =>
  page.addInitScript(
    (list) => {
      if (localStorage.getItem("volante-compare") === null)
        localStorage.setItem("volante-compare", JSON.stringify(list));
    },
    vins.map((vin, index) => ({ vin, name: `Coche ${index + 1}` })),
  );

const specifications = async ({ page, locale, stock }: StateSetting): Promise<void> => {
  await page.goto(`${paths.list[locale]}#specifications_${stock.vins[0]}`);
};

/** The comparison by address, and the panels. */
export const compareStates: readonly State[] = [
  { name: "comparison, empty", reach: compared(0) },
  { name: "comparison of one", reach: compared(1) },
  { name: "comparison of four", inEveryLook: true, reach: compared(4) },
  { name: "comparison, only differences", reach: compared(3, "&differences=1") },
  { name: "comparison with an unknown vehicle", reach: compared(2, ",AAAAAAAAAAAAAAAAA") },
  {
    name: "compare panel, empty",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      await page.goto(`${paths.home[locale]}#compare`);
      await patiently(page.getByRole("dialog").getByRole("button").nth(1)).toBeVisible();
    },
  },
  {
    name: "compare panel, full, asked for a fifth",
    inEveryLook: true,
    reach: async ({ page, locale, stock }) => {
      await keep(page, stock.vins.slice(0, 4));
      await page.goto(paths.list[locale]);
      await touched(page);
      await compareButton(page, 4).click();
      await patiently(page.getByRole("dialog").locator("table")).toBeVisible();
    },
  },
  {
    name: "compare panel that fails",
    reach: async ({ page, locale, stock }) => {
      await keep(page, stock.vins.slice(0, 2));
      await page.route("**/comparar/**", (route) => route.abort());
      await page.goto(`${paths.list[locale]}#compare`);
      await patiently(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "specifications",
    inEveryLook: true,
    reach: async (visit) => {
      await specifications(visit);
      await patiently(visit.page.getByRole("dialog").locator("dl").first()).toBeVisible();
    },
  },
  {
    name: "specifications that fail",
    inEveryLook: true,
    reach: async (visit) => {
      await visit.page.route("**/ficha-tecnica/**", (route) => route.abort());
      await specifications(visit);
      await patiently(visit.page.getByRole("dialog").getByRole("alert")).toBeVisible();
    },
  },
];
