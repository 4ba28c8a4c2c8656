import { personalPath } from "#tools/test-support/personal-paths.ts";
import { beCustomer, beNew } from "./signed-in.ts";
import { patiently, type State } from "./state.ts";

const ofCustomer =
  (state: "confirmed" | "cancelled", query = ""): State["reach"] =>
  async (visit) => {
    await beCustomer(visit);
    await visit.page.goto(personalPath("reservations", visit.locale));
    const link = visit.page.locator(`main li:has([data-reservation-state=${state}]) a`).first();
    await visit.page.goto(`${await link.getAttribute("href")}${query}`);
    await patiently(visit.page.locator("main table").first()).toBeVisible();
  };

/** What customers have reserved. */
export const reservationStates: readonly State[] = [
  {
    name: "reservations",
    inEveryLook: true,
    reach: async (visit) => {
      await beCustomer(visit);
      await visit.page.goto(personalPath("reservations", visit.locale));
    },
  },
  {
    name: "reservations, none",
    reach: async (visit) => {
      await beNew(visit);
      await visit.page.goto(personalPath("reservations", visit.locale));
    },
  },
  { name: "reservation", inEveryLook: true, reach: ofCustomer("confirmed") },
  {
    name: "reservation, to be cancelled",
    inEveryLook: true,
    reach: ofCustomer("confirmed", "?confirm=cancel"),
  },
  { name: "reservation, cancelled", reach: ofCustomer("cancelled") },
  {
    name: "reservation in its panel",
    inEveryLook: true,
    reach: async ({ page, locale, stock }) => {
      await page.goto(
        `${locale === "es" ? "/coches-ocasion/" : "/pt/carros-usados/"}${stock.vin}/#reservation_${stock.vin}`,
      );
      await page.locator("header a").first().focus();
      await patiently(page.locator("dialog[open] [name=retake]").first()).toBeVisible();
    },
  },
];
