import { expect, type Page } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { financedVehicle, ratedVehicle, turnedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { listedVins } from "#tools/test-support/invented-addresses.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import type { State, Visit } from "./state.ts";

const segments = { es: "/coches-ocasion/", pt: "/pt/carros-usados/" } as const;

const anyVehicle = ({ page, locale }: Visit) => financedVehicle(page.request, locale);

const answerStatus = (page: Page, vin: string, state: "reserved" | "bought") =>
  page.route("**/api/vehicle-status?*", (route) =>
    route.fulfill({
      json: { statuses: [{ vin, reserved: state === "reserved", bought: state === "bought" }] },
    }),
  );

const changed = (page: Page, state: "reserved" | "bought") =>
  page.locator(`[data-own-notice][data-status=${state}]`);

const dialog = "dialog[open]";

/** What can be done on a vehicle's page. */
export const vehicleStates: readonly State[] = [
  {
    name: "vehicle, simulation",
    smoke: "all",
    inEveryLook: true,
    reach: async (visit) => {
      const { page, look } = visit;
      const { path } = await anyVehicle(visit);
      const finance = page.locator("#finance");
      await page.goto(`${path}?deposit=9000000&months=47`);
      await look("notices");
      await touched(page);
      await finance.locator("a[data-panel=repayments]").click();
      await expect(page.locator(`${dialog} [data-repayment]`)).toBeVisible();
      await look("months");
      await page.keyboard.press("Escape");
      await expect(page.locator(dialog)).toHaveCount(0);
      await finance.locator("input[name=deposit]").fill("2500");
      await finance.getByRole("button").first().click();
      await expect(finance.locator("[data-phase=updated]")).toBeVisible();
      await look("updated");
      await page.route(/\?deposit=/, (route) => route.abort());
      await finance.locator("select").selectOption("36");
      await expect(finance.locator("[data-phase=failed]")).toBeVisible();
      await look("failed");
    },
  },
  {
    name: "vehicle, pictures",
    smoke: "all",
    inEveryLook: true,
    reach: async (visit) => {
      const { page, locale, look } = visit;
      await page.goto(await turnedVehicle(page.request, locale));
      await page.locator("[data-turntable]").click();
      await expect(page.locator(`${dialog} [role=slider] img`)).toBeVisible();
      await look("turned");
      await page.goto((await anyVehicle(visit)).path);
      const picture = page.locator("a[data-gallery-picture]").first();
      await picture.click();
      await expect(page.locator(`${dialog} figure[data-status=shown]`)).toBeVisible();
      await look("enlarged");
      await page.keyboard.press("Escape");
      await expect(page.locator(dialog)).toHaveCount(0);
      await page.route(`**${await picture.getAttribute("href")}`, (route) => route.abort());
      await page.reload();
      await picture.click();
      await expect(page.locator(`${dialog} figure[data-status=error]`)).toBeVisible();
      await look("failed");
    },
  },
  {
    name: "vehicle, shared, unfolded and sold meanwhile",
    smoke: "all",
    inEveryLook: true,
    reach: async (visit) => {
      const { page, look } = visit;
      const { path, vin } = await anyVehicle(visit);
      await answerStatus(page, vin, "bought");
      await page.goto(`${path}?zip=nowhere`);
      await touched(page);
      await expect(changed(page, "bought")).toBeVisible();
      await page.locator("a[data-panel=share]").click();
      await page.locator("dialog [data-share] summary").click();
      await expect(page.locator("a[data-share-network]").last()).toBeVisible();
      await page.keyboard.press("Escape");
      await page.locator("a[data-panel=sources]").click();
      await expect(page.locator(`${dialog} li`).first()).toBeVisible();
      // One that has just come in was not inspected yet.
      for (const readings of await page.locator("a[data-panel=readings]").all()) {
        await look("sources");
        await page.keyboard.press("Escape");
        await readings.click();
        await expect(page.locator(`${dialog} tbody`)).toBeVisible();
      }
    },
  },
  {
    name: "vehicle, reserved meanwhile",
    inEveryLook: true,
    reach: async (visit) => {
      const { page } = visit;
      const { path, vin } = await anyVehicle(visit);
      await answerStatus(page, vin, "reserved");
      await page.goto(path);
      await touched(page);
      await expect(changed(page, "reserved")).toBeVisible();
    },
  },
  {
    name: "vehicle by its VIN",
    reach: async (visit) => {
      await visit.page.goto(`${segments[visit.locale]}${(await anyVehicle(visit)).vin}/`);
    },
  },
  {
    // The demo stock in Portugal is too small for a rating: there it is the page without one.
    name: "vehicle, price rated",
    inEveryLook: true,
    reach: async (visit) => {
      const { page, locale } = visit;
      const words = wordsOf(locale, "priceRating");
      const how = page.getByText(words.only);
      if (locale === "pt") {
        await page.goto((await anyVehicle(visit)).path);
        return expect(how).toHaveCount(0);
      }
      await page.goto(await ratedVehicle(page.request));
      await page.locator("a[href='#rating']").click();
      await expect(how).toBeVisible();
    },
  },
  {
    name: "home, with what was looked at",
    consent: "all",
    reach: async ({ page, locale }) => {
      for (const vin of await listedVins(page.request, locale, 2)) {
        await page.goto(`${segments[locale]}${vin}/`);
        await touched(page);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("volante-recent"))).toContain(vin);
      }
      await page.goto(paths.home[locale]);
      await touched(page);
      const row = page.getByRole("list", { name: wordsOf(locale, "shortlist").recent });
      // It comes only while its place is below the screen, and needs a moment to be fetched.
      await expect(async () => {
        await page.mouse.wheel(0, 300);
        await expect(row).toBeVisible({ timeout: 1_500 });
      }).toPass({ intervals: [10] });
    },
  },
];
