import type { Page } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";

export const goodNumber = "4242 4242 4242 4242";

export const cardWords = (locale: Locale) => wordsOf(locale, "cardStep");

/** The fields of the sandbox's card, by their labels. */
export const cardField = (page: Page, locale: Locale, field: "owner" | "number" | "expiry" | "cvc") =>
  page.getByLabel(cardWords(locale).browser[field], { exact: true });

/** Types a card in; a field that is left out stays as it is. */
export const fillCard = async (
  page: Page,
  locale: Locale,
  card: Readonly<Partial<Record<"owner" | "number" | "expiry" | "cvc", string>>> = {},
): Promise<void> => {
  const typed = { owner: "Ana Gómez Ruiz", number: goodNumber, expiry: "12/30", cvc: "123", ...card };
  for (const [field, text] of Object.entries(typed))
    await cardField(page, locale, field as keyof typeof typed).fill(text);
};

/** The button that pays; its label differs while it does. */
export const payButton = (page: Page) => page.locator("[data-card] form button");
