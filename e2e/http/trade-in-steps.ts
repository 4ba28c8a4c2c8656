import { randomInt } from "node:crypto";
import type { Locale } from "#platform/locale.ts";
import { newAddress } from "#tools/test-support/contact-form.ts";
import { newPhone } from "#tools/test-support/new-phone.ts";
import { headingOf, newPlate } from "#tools/test-support/trade-in.ts";
import type { ServedPage, Typed } from "./submit-form.ts";

const valuesOf = (page: ServedPage, name: string): readonly string[] =>
  page.all(`[name=${name}]`).map(({ attribs }) => attribs.value ?? "");
const optionOf = (page: ServedPage, name: string): string =>
  page.all(`select[name=${name}] option`)[1]?.attribs.value ?? "";

/** What a visitor with a car to sell types on each page. */
export const typedOn = {
  plate: (_, locale) => ({ plate: newPlate(locale), kms: "64.000" }),
  found: () => ({ own: "yes" }),
  make: () => ({ month: "5", year: "2019", brandId: "seat" }),
  model: (page) => ({ modelId: optionOf(page, "modelId") }),
  version: (page) => ({ versionId: optionOf(page, "versionId") }),
  words: () => ({ make: "SEAT", model: "Córdoba 1.4", year: "2006", fuel: "Gasolina" }),
  person: (_, locale) => ({
    ...{ name: "Ana Gómez Ruiz", email: newAddress(), privacy: "on" },
    phone: newPhone(locale),
  }),
  dealer: (page) => ({ dealerId: valuesOf(page, "dealerId")[0] ?? "", intention: "2" }),
  // Any of some hundred: others are being booked at the same time.
  booking: (page) => ({ slot: valuesOf(page, "slot")[randomInt(valuesOf(page, "slot").length)] ?? "" }),
} as const satisfies Record<string, (page: ServedPage, locale: Locale) => Typed>;

type Step = keyof typeof typedOn;

/** Sends the form of the step that a page shows. */
export const sendStep = (page: ServedPage, typed: Typed = {}): Promise<ServedPage> => {
  const form = page.all("form").find((each) => page.all("[name=stamp]", undefined, each).length > 0);
  return page.submit(page.all("button", undefined, form).at(-1) ?? "", typed);
};

/** Sends each of these steps filled in; each has to lead to another page. */
export const walkSteps = async (
  start: ServedPage,
  locale: Locale,
  steps: readonly Step[],
): Promise<ServedPage> => {
  let page = start;
  for (const step of steps) {
    page.one("main h1", headingOf(step, locale));
    page = await sendStep(page, typedOn[step](page, locale));
    if (page.url.search.includes("revisar")) throw new Error(`${step}: ${page.text()}`);
  }
  return page;
};
