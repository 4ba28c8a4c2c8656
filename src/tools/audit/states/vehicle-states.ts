import type { Page } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { ratedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { pageReady, touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { type Language, patiently, type State, type StateSetting } from "./state.ts";

const segments = { es: "/coches-ocasion/", pt: "/pt/carros-usados/" } as const satisfies Record<
  Language,
  string
>;

const answerStatus = (page: Page, vin: string, state: "reserved" | "bought") =>
  page.route("**/api/vehicle-status?*", (route) =>
    route.fulfill({
      json: { statuses: [{ vin, reserved: state === "reserved", bought: state === "bought" }] },
    }),
  );

const changedWhileRead =
  (state: "reserved" | "bought"): State["reach"] =>
  async ({ page, stock }: StateSetting) => {
    await answerStatus(page, stock.vin, state);
    await page.goto(stock.vehicle);
    await touched(page);
    await patiently(page.locator(`[data-own-notice][data-status=${state}]`)).toBeVisible();
  };

const picture = (page: Page) => page.locator("a[data-gallery-picture]").first();

/** What can be done on a vehicle's page. */
export const vehicleStates: readonly State[] = [
  {
    name: "vehicle by its VIN",
    reach: async ({ page, locale, stock }) => void (await page.goto(`${segments[locale]}${stock.vin}/`)),
  },
  {
    name: "vehicle, simulation with notices and table",
    inEveryLook: true,
    reach: async ({ page, stock }) => {
      await page.goto(`${stock.vehicle}?deposit=9000000&months=47`);
      await page.locator("#finance summary").first().click();
    },
  },
  {
    name: "vehicle, simulation in place",
    reach: async ({ page, stock }) => {
      await page.goto(stock.vehicle);
      await touched(page);
      const finance = page.locator("#finance");
      await finance.locator("input[name=deposit]").fill("2500");
      await finance.getByRole("button").first().click();
      await patiently(finance.locator("[data-phase=updated]")).toBeVisible();
    },
  },
  {
    name: "vehicle, simulation that fails",
    inEveryLook: true,
    reach: async ({ page, stock }) => {
      await page.goto(stock.vehicle);
      await touched(page);
      await page.route(/\?deposit=/, (route) => route.abort());
      await page.locator("#finance select").selectOption("36");
      await patiently(page.locator("#finance [data-phase=failed]")).toBeVisible();
    },
  },
  {
    name: "vehicle, unknown postal code",
    reach: async ({ page, stock }) => void (await page.goto(`${stock.vehicle}?zip=nowhere`)),
  },
  {
    name: "vehicle, picture enlarged",
    inEveryLook: true,
    reach: async ({ page, stock }) => {
      await page.goto(stock.vehicle);
      await picture(page).click();
      await patiently(page.locator("dialog[open] figure[data-status=shown]")).toBeVisible();
    },
  },
  {
    name: "vehicle, picture that fails",
    inEveryLook: true,
    reach: async ({ page, stock }) => {
      await page.goto(stock.vehicle);
      await page.route(`**${await picture(page).getAttribute("href")}`, (route) => route.abort());
      await picture(page).click();
      await patiently(page.locator("dialog[open] figure[data-status=error]")).toBeVisible();
    },
  },
  {
    name: "vehicle, turntable",
    inEveryLook: true,
    reach: async ({ page, stock }) => {
      await page.goto(stock.turned);
      await page.locator("[data-turntable]").click();
      await patiently(page.locator("dialog[open] [role=slider] img")).toBeVisible();
    },
  },
  {
    name: "vehicle, shared",
    inEveryLook: true,
    reach: async ({ page, stock }) => {
      await page.goto(stock.vehicle);
      await page.locator("details[id^=share] > summary").click();
      await pageReady(page);
      await page.locator("details[id^=share] details > summary").click();
      await patiently(page.locator("a[data-share-network]").last()).toBeVisible();
    },
  },
  {
    name: "vehicle, readings and costs unfolded",
    inEveryLook: true,
    reach: async ({ page, stock }) => {
      await page.goto(stock.vehicle);
      // One that has just come in was not inspected yet.
      for (const summary of await page.locator(":is(#passport, #costs) details > summary").all())
        await summary.click();
      await patiently(page.locator("#costs details li").first()).toBeVisible();
    },
  },
  {
    // The demo stock in Portugal is too small for a rating: there it is the page without one.
    name: "vehicle, price rated",
    inEveryLook: true,
    reach: async ({ page, locale, stock }) => {
      const words = wordsOf(locale, "priceRating");
      const how = page.getByText(words.only);
      if (locale === "pt") {
        await page.goto(stock.vehicle);
        return patiently(how).toHaveCount(0);
      }
      await page.goto(await ratedVehicle(page.request));
      await page
        .locator("summary", { hasText: words.below.slice(0, 7) })
        .filter({ hasText: "habitual" })
        .click();
      await patiently(how).toBeVisible();
    },
  },
  { name: "vehicle, reserved meanwhile", inEveryLook: true, reach: changedWhileRead("reserved") },
  { name: "vehicle, sold meanwhile", inEveryLook: true, reach: changedWhileRead("bought") },
  {
    name: "home, with what was looked at",
    consent: "all",
    reach: async ({ page, locale, stock }) => {
      for (const vin of stock.vins.slice(0, 2)) {
        await page.goto(`${segments[locale]}${vin}/`);
        await touched(page);
        await patiently
          .poll(() => page.evaluate(() => localStorage.getItem("volante-recent")))
          .toContain(vin);
      }
      await page.goto(paths.home[locale]);
      await touched(page);
      const row = page.getByRole("list", { name: wordsOf(locale, "shortlist").recent });
      await patiently(async () => {
        // It comes only while its place is below the screen, and needs a moment to be fetched.
        await page.mouse.wheel(0, 300);
        await patiently(row).toBeVisible({ timeout: 1_500 });
      }).toPass({ timeout: 90_000, intervals: [10] });
    },
  },
];
