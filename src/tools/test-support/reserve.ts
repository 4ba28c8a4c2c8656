import type { Page } from "@playwright/test";
import type { ReservePage } from "#domain/reserve-pages.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { newPhone } from "./new-phone.ts";

export const reserveAddress = (locale: Locale, vin: string, page?: ReservePage): string =>
  wizardAddress("reserve", locale, page, `vin=${vin}`);

/** Who reserves, as each market requires it; each reads a telephone of their own. */
export const reservePeople = {
  es: {
    get phone() {
      return newPhone("es");
    },
    nif: "12345678Z",
    zip: "28013",
    city: "Madrid",
    address: "Calle Mayor, 1",
  },
  pt: {
    get phone() {
      return newPhone("pt");
    },
    nif: "123456789",
    zip: "1100-048",
    city: "Lisboa",
    address: "Rua Augusta, 5",
  },
} as const;

export const reserveZip = (locale: Locale): string => reservePeople[locale].zip;

/** Sends the form of the step that is shown: by its last button, which at the first step pays at once. */
export const sendReserveStep = (page: Page): Promise<void> =>
  page.locator("form:has([name=stamp]) button").last().click();

/** Sends the first step with a credit. */
export const sendFinanced = (page: Page): Promise<void> =>
  page.locator("button[name=financing][value=yes]").click();

/** Answers a step, as a buyer would. */
export const fillReserve = {
  payment: async (page: Page) => page.locator("[name=retake][value=no]").check(),
  home: async (page: Page) => page.locator('[name=delivery][value="0"]').check(),
  dealer: async (page: Page) => {
    await page.locator('[name=delivery][value="1"]').check();
    await page.locator("[name=dealerId]").selectOption({ index: 0 });
  },
  person: async (page: Page, locale: Locale, { birthDate }: { readonly birthDate?: string } = {}) => {
    const words = wordsOf(locale, "reservation");
    const { phone, nif, zip, city, address } = reservePeople[locale];
    await page.getByLabel(words.phone, { exact: true }).fill(phone);
    await page.getByLabel(words.nif, { exact: true }).fill(nif);
    await page.getByLabel(words.receiptAddress, { exact: true }).fill(address);
    await page.getByLabel(words.zip, { exact: true }).fill(zip);
    await page.getByLabel(words.city, { exact: true }).fill(city);
    if (birthDate) await page.getByLabel(words.birthDate, { exact: true }).fill(birthDate);
  },
  summary: async (page: Page, locale: Locale) =>
    page.getByLabel(wordsOf(locale, "reservation").conditions).check(),
} as const;
