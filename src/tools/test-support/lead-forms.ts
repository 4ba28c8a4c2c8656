import type { Locator, Page } from "@playwright/test";
import type { RequestPanel } from "#domain/request-panels.ts";
import { routePath } from "#domain/route-paths.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { newAddress } from "./contact-form.ts";
import { newPhone } from "./new-phone.ts";
import { paths } from "./paths.ts";

/** A form of the shop as a visitor meets it: on which page its trigger stands, and what it requires. */
export interface LeadForm {
  readonly panel: RequestPanel;
  /** The sort of page whose link opens it. */
  readonly from: "vehicle" | "list" | "home";
  readonly requires: "person" | "address";
  /** The key of its words, as `{stem}Title`, `{stem}Send`, `{stem}Sent`. */
  readonly stem: "contact" | "testDrive" | "priceDrop" | "carAlert" | "newsletter";
  /** Its address is confirmed by mail first. */
  readonly isConfirmed?: true;
}

/** The form that requires most: about a vehicle, with a day and an hour. */
export const testDrive = {
  panel: "test-drive",
  stem: "testDrive",
  from: "vehicle",
  requires: "person",
} as const satisfies LeadForm;

/** The five forms that stand beside general contact, which has tests of its own. */
export const leadForms: readonly LeadForm[] = [
  { panel: "contact", stem: "contact", from: "vehicle", requires: "person" },
  testDrive,
  {
    panel: "price-drop",
    stem: "priceDrop",
    from: "vehicle",
    requires: "address",
    isConfirmed: true,
  },
  {
    panel: "car-alert",
    stem: "carAlert",
    from: "list",
    requires: "address",
    isConfirmed: true,
  },
  {
    panel: "newsletter",
    stem: "newsletter",
    from: "home",
    requires: "address",
    isConfirmed: true,
  },
];

/** Opens a page on which the form is offered; of vehicles the first of the list that can be bought. */
export const openPageWith = async (
  page: Page,
  { from }: Pick<LeadForm, "from">,
  locale: Locale,
): Promise<void> => {
  await page.goto(paths[from === "vehicle" ? "list" : from][locale]);
  if (from !== "vehicle") return;
  const link = page.locator("main article[data-status=available] h3 a").first();
  await page.goto((await link.getAttribute("href")) ?? "");
};

/** The link that opens a form: without scripts it leads to the form's page. */
export const triggerOf = (page: Page, { panel }: Pick<LeadForm, "panel">): Locator =>
  page.locator(`a[data-panel="${panel}"]:visible`).first();

export const leadPath = (panel: RequestPanel, locale: Locale): string =>
  routePath("request", locale, { panel });

/** Fills in what a form requires. */
export const fillLead = async (
  form: Page | Locator,
  { requires }: LeadForm,
  locale: Locale,
  email = newAddress(),
): Promise<void> => {
  const words = wordsOf(locale, "forms");
  if (requires === "person") {
    await form.getByLabel(words.name, { exact: true }).fill("Ana Gómez");
    await form.getByLabel(words.phone, { exact: true }).fill(newPhone(locale));
  }
  await form.getByLabel(words.email, { exact: true }).fill(email);
  await form.getByLabel(words.privacy).check();
};
