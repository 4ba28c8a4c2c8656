import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import {
  arriveFromElsewhere,
  contactPaths,
  contactWords,
  fillContact,
} from "#tools/test-support/contact-form.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { fillLead, type LeadForm, leadForms, leadPath } from "#tools/test-support/lead-forms.ts";
import { paths } from "#tools/test-support/paths.ts";
import { refuseForm } from "./refuse-form.ts";
import type { State, Visit } from "./state.ts";

/** The address of a form, about a vehicle or a list where it is about one. */
const addressOf = async ({ page, locale }: Visit, { panel, from }: LeadForm): Promise<string> => {
  const address = leadPath(panel, locale);
  if (from === "home") return address;
  if (from === "list") return `${address}?kind=car&list=${encodeURIComponent(paths.list[locale])}&brand=seat`;
  return `${address}?vin=${(await financedVehicle(page.request, locale)).vin}`;
};

/** Require a person with an hour, an address about a vehicle, and one about a list; the others require the same. */
const different: readonly string[] = ["test-drive", "price-drop", "car-alert"];

const statesOf = (form: LeadForm): State => ({
  name: form.panel === "contact" ? "contact about a vehicle" : form.panel,
  ...(different.includes(form.panel) && { smoke: "all" as const }),
  inEveryLook: true,
  reach: async (visit) => {
    const { page, locale, look } = visit;
    const words = wordsOf(locale, "leads");
    await arriveFromElsewhere(page);
    await page.goto(await addressOf(visit, form));
    await look("empty");
    await refuseForm(page);
    await look("refused");
    await fillLead(page, form, locale);
    await page.getByRole("button", { name: words[`${form.stem}Send`] }).click();
    const name = form.isConfirmed ? words.toConfirmTitle : words[`${form.stem}Sent`];
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await look("taken");
  },
});

/** Each lead form on its page and in its panel, and the page without a subject. */
export const leadStates: readonly State[] = [
  {
    name: "contact",
    smoke: true,
    inEveryLook: true,
    reach: async ({ page, locale, look }) => {
      await arriveFromElsewhere(page);
      await page.goto(`${paths.home[locale]}#contact`);
      await refuseForm(page, "dialog[open]");
      await look("refused in its panel");
      await page.goto(contactPaths[locale]);
      await look("empty");
      await refuseForm(page);
      await look("refused", "all");
      await fillContact(page, contactWords[locale]);
      await page.getByRole("button", { name: contactWords[locale].send }).click();
      await expect(page.getByRole("heading", { name: contactWords[locale].done })).toBeVisible();
      await look("sent", "all");
    },
  },
  ...leadForms.map(statesOf),
  {
    name: "requests about nothing",
    reach: async ({ page, locale, look }) => {
      for (const panel of ["test-drive", "car-alert"] as const) {
        await page.goto(leadPath(panel, locale));
        await look(panel);
      }
    },
  },
  {
    name: "test-drive of a reserved vehicle",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      const reserved = page.locator("main article[data-status=reserved]").first();
      for (let number = 1; (await reserved.count()) === 0; number++)
        await page.goto(`${paths.list[locale]}?page=${number}`);
      await page.goto(`${leadPath("test-drive", locale)}?vin=${await reserved.getAttribute("data-vin")}`);
      await expect(page.getByText(wordsOf(locale, "leads").reservedText)).toBeVisible();
    },
  },
];
