import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { arriveFromElsewhere } from "#tools/test-support/contact-form.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import {
  fillReserve,
  reserveAddress,
  reserveZip,
  sendFinanced,
  sendReserveStep,
} from "#tools/test-support/reserve.ts";
import { beCustomer, beNew } from "./signed-in.ts";
import type { State } from "./state.ts";

/** The reservation step by step, up to what would reserve, and what customers have reserved. */
export const reservationStates: readonly State[] = [
  {
    name: "reserve",
    smoke: true,
    inEveryLook: true,
    reach: async (visit) => {
      const { page, locale, look } = visit;
      const words = wordsOf(locale, "reservation");
      const at = (step: "financing" | "delivery" | "person" | "summary") =>
        expect(page.getByRole("heading", { level: 1, name: words[`${step}Title`] })).toBeVisible();
      const refused = async (step: string, tier?: "all"): Promise<void> => {
        await sendReserveStep(page);
        await expect(page.locator("[data-error-summary]")).toBeFocused();
        await look(`${step}, refused`, tier);
      };
      await beNew(visit);
      await arriveFromElsewhere(page);
      const { vin } = await financedVehicle(page.request, locale);
      await page.goto(reserveAddress(locale, vin));
      await look("payment");
      await fillReserve.payment(page);
      await sendFinanced(page);
      await at("financing");
      await look("financing");
      await page.goto(`${reserveAddress(locale, vin, "financing")}&bankFee=300&bankMonths=60&bankExpenses=`);
      await expect(page.locator("main details[open] table")).toBeVisible();
      await look("financing, two banks", "all");
      await page.getByLabel(wordsOf(locale, "figures").deposit, { exact: true }).fill("x");
      await refused("financing", "all");
      await page.getByLabel(wordsOf(locale, "figures").deposit, { exact: true }).fill("3000");
      await sendReserveStep(page);
      await at("delivery");
      await page.goto(`${reserveAddress(locale, vin, "delivery")}&zip=${reserveZip(locale)}`);
      await look("delivery, costs and days");
      await page.locator('[name=delivery][value="2"]').check();
      await refused("delivery elsewhere", "all");
      await fillReserve.dealer(page);
      await sendReserveStep(page);
      await at("person");
      await page.locator("[name=extra]").check();
      await look("person");
      await refused("person");
      await page.locator("[name=extra]").uncheck();
      await fillReserve.person(page, locale, { birthDate: "28/2/1990" });
      await sendReserveStep(page);
      await at("summary");
      await look("summary");
      await refused("summary", "all");
    },
  },
  {
    name: "reservations",
    smoke: true,
    inEveryLook: true,
    reach: async (visit) => {
      const { page, locale, look } = visit;
      const all = personalPath("reservations", locale);
      await beCustomer(visit);
      await page.goto(all);
      await look("all");
      for (const [state, query] of [
        ["confirmed", ""],
        ["confirmed", "?confirm=cancel"],
        ["cancelled", ""],
      ]) {
        await page.goto(all);
        const link = page.locator(`main li:has([data-reservation-state=${state}]) a`).first();
        await page.goto(`${await link.getAttribute("href")}${query}`);
        await expect(page.getByRole("table").first()).toBeVisible();
        await look(`${state}${query && ", to be cancelled"}`, state === "cancelled" ? "all" : undefined);
      }
      const { path, vin } = await financedVehicle(page.request, locale);
      await page.goto(`${path}#reservation_${vin}`);
      await touched(page);
      await expect(page.locator("dialog[open] [name=retake]").first()).toBeVisible();
      await look("in its panel");
    },
  },
];
