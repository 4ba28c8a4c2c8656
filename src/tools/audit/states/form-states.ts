import {
  comeFromElsewhere,
  contactPaths,
  contactWords,
  fillContact,
  takeTime,
} from "#tools/test-support/contact-form.ts";
import { paths } from "#tools/test-support/paths.ts";
import { refuseForm } from "./refuse-form.ts";
import { patiently, type State } from "./state.ts";

/** Forms that visitors send, on their page and in their panel. */
export const formStates: readonly State[] = [
  {
    name: "contact form",
    reach: async ({ page, locale }) => void (await page.goto(contactPaths[locale])),
  },
  {
    name: "contact form, refused",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      await page.goto(contactPaths[locale]);
      await refuseForm(page, "main");
    },
  },
  {
    name: "contact form, sent",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      await comeFromElsewhere(page);
      await page.goto(contactPaths[locale]);
      await fillContact(page, contactWords[locale]);
      await takeTime(page);
      await page.getByRole("button", { name: contactWords[locale].send }).click();
      await patiently(page.getByRole("heading", { name: contactWords[locale].done })).toBeVisible();
    },
  },
  {
    name: "contact form in its panel, refused",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      await page.goto(`${paths.home[locale]}#contact`);
      await refuseForm(page, "dialog[open]");
    },
  },
];
