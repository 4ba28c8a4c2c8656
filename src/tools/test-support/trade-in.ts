import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import { findRegisteredCar } from "#backend/trade-in/register/look-up-plate.ts";
import { catalogue } from "#demo/catalogue/catalogue.ts";
import type { CatalogueVersion } from "#demo/catalogue/catalogue-types.ts";
import { routePath } from "#domain/route-paths.ts";
import type { TradeInPage } from "#domain/trade-in-pages.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { newAddress } from "./contact-form.ts";
import { newPhone } from "./new-phone.ts";

export const tradeInPath = (locale: Locale, page?: TradeInPage): string =>
  wizardPath("trade-in", locale, page);

/** The confirmation of a booking for a visitor without an account. */
export const appointmentPath = (locale: Locale): string => routePath("appointment", locale);

const consonants = "BCDFGHJKLMNPRSTVWXYZ";
const letters = (count: number): string =>
  Array.from({ length: count }, () => consonants[randomInt(consonants.length)]).join("");
const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, "0");

const versions = new Map(
  catalogue.map(({ id, from, to, kind }, number) => [
    number,
    { version: { slug: id, soldFrom: from, soldTo: to }, model: { kind } },
  ]),
) as unknown as Catalogue["versions"];

const perModel = Map.groupBy(catalogue, ({ makeId, modelId }) => `${makeId} ${modelId}`);

/** How common the cars are that a version is compared with: 60 of some 1,800 are two dozen in the stock of a market. */
const commonness = ({ kind, body, fuel, priceNew }: CatalogueVersion): number =>
  catalogue
    .filter((other) => other.kind === kind && other.body === body && other.fuel === fuel)
    .filter((other) => Math.max(other.priceNew, priceNew) <= 1.4 * Math.min(other.priceNew, priceNew))
    .reduce(
      (sum, { popularity, makeId, modelId }) =>
        sum + popularity / (perModel.get(`${makeId} ${modelId}`)?.length ?? 1),
      0,
    );

const isValued = (plate: string, locale: Locale): boolean => {
  const { plate: plates, formats } = marketOf(locale);
  const normal = plates.normalise(plate) ?? "";
  const hint = plates.registrationHint(normal);
  const lastMonth = formats.isoDate(new Date()).slice(0, 7);
  const car = hint && findRegisteredCar({ plate: normal, hint }, { versions }, lastMonth);
  const known = catalogue.find(({ id }) => id === car?.version.slug);
  return known !== undefined && commonness(known) >= 60;
};

/** A plate whose car the stock values, which no other test has. */
export const newPlate = (locale: Locale): string => {
  const plate = locale === "es" ? `${digits(4)} K${letters(2)}` : `${digits(2)}-${letters(2)}-${digits(2)}`;
  return isValued(plate, locale) ? plate : newPlate(locale);
};

/** Plates that the register does not know, or cannot look up. */
export const unknownPlates = { es: "0000 BBB", pt: "ZZ-00-ZZ" } as const;
export const unavailablePlates = { es: "9999 ZZZ", pt: "ZZ-99-ZZ" } as const;

/** Sends the form of the step that is shown. @param within the page, or the panel's dialog */
export const sendStep = (within: Page | Locator): Promise<void> =>
  within.locator("form:has([name=stamp]) button").last().click();

/** Chooses an hour, whichever day it is folded under. */
const chooseSlot = async (slot: Locator): Promise<void> => {
  await slot.evaluate((box) => box.closest("details")?.setAttribute("open", ""));
  await slot.check();
};

/** Fills in each page, as a visitor with a car to sell would. */
export const fillStep: Readonly<
  Record<
    "plate" | "found" | "make" | "model" | "version" | "person" | "dealer" | "booking",
    (within: Page | Locator, locale: Locale) => Promise<void>
  >
> = {
  plate: async (within, locale) => {
    const words = wordsOf(locale, "tradeIn");
    await within.getByLabel(words.plate, { exact: true }).fill(newPlate(locale));
    await within.getByLabel(words.kms, { exact: true }).fill("64.000");
  },
  found: async (within, locale) => within.getByLabel(wordsOf(locale, "tradeIn").ownYes).check(),
  make: async (within, locale) => {
    const words = wordsOf(locale, "tradeIn");
    await within.getByLabel(words.month, { exact: true }).selectOption("5");
    await within.getByLabel(words.year, { exact: true }).selectOption("2019");
    await within.getByLabel(words.brand, { exact: true }).selectOption("seat");
  },
  model: async (within, locale) => {
    await within.getByLabel(wordsOf(locale, "tradeIn").model, { exact: true }).selectOption({ index: 1 });
  },
  version: async (within, locale) => {
    await within.getByLabel(wordsOf(locale, "tradeIn").version, { exact: true }).selectOption({ index: 1 });
  },
  person: async (within, locale) => {
    const words = wordsOf(locale, "forms");
    await within.getByLabel(words.name, { exact: true }).fill("Ana Gómez Ruiz");
    await within.getByLabel(words.email, { exact: true }).fill(newAddress());
    await within.getByLabel(words.phone, { exact: true }).fill(newPhone(locale));
    await within.getByLabel(words.privacy).check();
  },
  dealer: async (within, locale) => {
    await within.locator("[name=dealerId]").first().check();
    await within.getByLabel(wordsOf(locale, "tradeIn").sell).check();
  },
  booking: async (within) => {
    const slots = within.locator("[name=slot]");
    await slots.first().waitFor({ state: "attached" });
    // Any of some hundred: others are being booked at the same time.
    await chooseSlot(slots.nth(randomInt(await slots.count())));
  },
};

/** The pages for a known plate, up to the valuation. */
export const knownWay = ["plate", "person", "dealer"] as const;
/** The same for a car that is described by hand. */
export const stepsOfDescribedCar = ["make", "model", "version", "person", "dealer"] as const;

/** Goes from the page that is shown over those, and waits for the page that each leads to. */
export const walk = async (
  page: Page,
  within: Page | Locator,
  locale: Locale,
  way: readonly (keyof typeof fillStep)[],
): Promise<void> => {
  for (const step of way) {
    const heading = within.getByText(headingOf(step, locale), { exact: true }).first();
    await heading.waitFor();
    await fillStep[step](within, locale);
    await sendStep(within);
    await heading.waitFor({ state: "hidden" });
  }
  await page.waitForLoadState();
};

/** The heading of a page, which names the panel as well. */
export const headingOf = (page: TradeInPage, locale: Locale): string =>
  wordsOf(locale, "tradeIn")[`${page}Title`];
