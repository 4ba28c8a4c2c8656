import type { Locale } from "#platform/locale.ts";
import { addressValue } from "./address-value.ts";
import { isHoldEnd } from "./hold-end-reasons.ts";
import { isReservePage } from "./reserve-pages.ts";
import { routePath } from "./route-paths.ts";
import { isTradeInPage } from "./trade-in-pages.ts";
import { readUtms } from "./utm.ts";
import { isVin } from "./vehicle-address.ts";

/** The wizards, by the name in their addresses, and which pages each has. */
const pagesOf = {
  "trade-in": isTradeInPage,
  reserve: isReservePage,
} as const satisfies Record<string, (page: string | undefined) => boolean>;

export type WizardName = keyof typeof pagesOf;

export const wizardNames = Object.keys(pagesOf) as readonly WizardName[];

export const isWizard = (name: string | undefined): name is WizardName =>
  name !== undefined && Object.hasOwn(pagesOf, name);

export const isWizardPage = (wizard: string | undefined, page: string | undefined): boolean =>
  isWizard(wizard) && pagesOf[wizard](page);

const isTypedAmount = (value: string): boolean => /^[^<>]{1,14}$/.test(value);

const forms: Readonly<Record<string, (value: string) => boolean>> = {
  /** The vehicle that is reserved. */
  vin: isVin,
  /** A stored trade-in that is gone on with, or that is given in payment. */
  retake: (value) => new RegExp(`^${addressValue}$`).test(value),
  /** The step that it is entered by. */
  step: (value) => /^[1-7]$/.test(value),
  /** Of the vehicle whose reservation waits for the trade-in. */
  reserve: isVin,
  /** Why the card step led back. */
  ended: isHoldEnd,
  /** The visitor does not know the plate of the car to be valued. */
  noPlate: (value) => value === "1",
  /** The lists do not have the car: the visitor describes it. */
  words: (value) => value === "1",
  /** Postal code as typed; its page validates it. */
  zip: (value) => /^[^<>\p{Cc}]{1,10}$/u.test(value) && value.trim() !== "",
  /** Postal code, deposit, term and the credit without the campaign, chosen on the vehicle's page. */
  near: (value) => /^[\p{L}\d -]{1,12}$/u.test(value),
  deposit: (value) => /^\d{1,7}$/.test(value),
  months: (value) => /^\d{1,3}$/.test(value),
  promo: (value) => value === "0",
  /** Another bank's offer for the same credit. */
  bankFee: isTypedAmount,
  bankMonths: isTypedAmount,
  bankExpenses: isTypedAmount,
};

/** What a wizard's page takes of its query, in its one spelling, with the campaign that led to it. */
export const wizardQuery = (query: URLSearchParams): string => {
  const known = Object.entries(forms).flatMap(([key, isRight]) => {
    const value = query.get(key) ?? "";
    return isRight(value) ? [[key, value]] : [];
  });
  return [new URLSearchParams(known), new URLSearchParams(readUtms(query))]
    .map(String)
    .filter(Boolean)
    .join("&");
};

/** Path of a wizard, or of one of its pages. What its cookie is for lies under the former. */
export const wizardPath = (wizard: WizardName, locale: Locale, page?: string): string =>
  page === undefined
    ? routePath("request", locale, { panel: wizard })
    : routePath("wizardPage", locale, { panel: wizard, page });

const ofOnePage = ["step", "zip", "ended", "bankFee", "bankMonths", "bankExpenses"] as const;

/** Such a path with what of a query goes along from page to page. */
export const wizardAddress = (
  wizard: WizardName,
  locale: Locale,
  page: string | undefined,
  query: string,
): string => {
  const params = new URLSearchParams(query);
  for (const name of ofOnePage) params.delete(name);
  return wizardPath(wizard, locale, page) + (params.size > 0 ? `?${params}` : "");
};
