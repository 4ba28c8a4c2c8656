import { describe, expect, test } from "vitest";
import { wordingOf } from "#backend/wording/wording.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { defaultCreditTaxes } from "./default-credit-taxes.ts";
import { defaultCreditTypes } from "./default-credit-types.ts";
import { defaultFinanceConfig } from "./default-finance-config.ts";
import { type FinanceSettings, taxesByCountry } from "./finance-settings.ts";
import { writeSheet } from "./get-quote.ts";
import { informationSheet } from "./information-sheet.ts";
import { type Offer, offerFor } from "./offer.ts";

const finance = {
  creditTypes: defaultCreditTypes,
  config: defaultFinanceConfig,
  taxes: taxesByCountry(defaultCreditTaxes),
} as FinanceSettings;
const now = new Date("2026-11-20T10:00:00Z");
const subject = {
  name: "SEAT León 1.5 TSI",
  vin: "VSSZZZ5FZLR012345",
  cashCents: 1_800_000,
  dealer: {
    name: "Automoción Ribera",
    address: "Calle Mayor, 1",
    zipCode: "28001",
    municipality: "Madrid",
    phone: "+34 910 000 000",
  },
  campaignEndsAt: "2026-12-31",
};

const offered = (promo: boolean, locale: Locale, months?: number): Offer => {
  const vehicle = { priceCents: 1_800_000, promoPriceCents: null, depositCents: 250_000, financing: true };
  const offer = offerFor(
    { ...vehicle, promo },
    { finance, locale },
    { ...(months !== undefined && { months }) },
  );
  if (offer === undefined) throw new Error("the vehicle cannot be financed");
  return offer;
};

const plain = (text: string) => text.replace(/\s/gu, " ");

describe.each(locales)("the European information in %s", (locale) => {
  test("names every figure that the law asks for, and its table sums up", () => {
    const sheet = informationSheet(offered(false, locale), subject, { locale, now });
    const values = new Map(sheet.sections.flatMap(({ rows }) => rows));
    const all = plain(JSON.stringify(sheet.sections));
    for (const figure of ["8,99 %", "2,50 %", "VSSZZZ5FZLR012345", "Automoción Ribera"])
      expect(all).toContain(figure);
    expect(sheet.sections).toHaveLength(6);
    expect([...values.values()].every((value) => value !== "" && !value.includes("{"))).toBe(true);
    expect(sheet.warning).toBe(wordingOf(locale).legal.warning);
    expect(sheet.table.rows).toHaveLength(84);
    expect(sheet.table.rows.at(-1)?.at(-1)).toMatch(/^0,00/);
    expect(sheet.table.totals).toHaveLength(sheet.table.columns.length);
  });

  test("of a campaign says its end and its residual value", () => {
    const [ordinary, campaign] = [false, true].map((promo) =>
      plain(JSON.stringify(informationSheet(offered(promo, locale), subject, { locale, now }).sections)),
    );
    expect(campaign).toContain("2026");
    expect(campaign).toMatch(/residual/);
    expect(ordinary).not.toMatch(/residual/);
  });

  test("becomes a tagged PDF in its language", async () => {
    const bytes = await writeSheet(
      informationSheet(offered(true, locale, 36), subject, { locale, now }),
      now,
      { name: "Volante", theme: {} },
    );
    const source = bytes.toString("latin1");
    expect(source.slice(0, 8)).toBe("%PDF-1.7");
    expect(source.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(source).toContain(`/Lang (${locale === "pt" ? "pt-PT" : "es-ES"})`);
    expect(source).toContain("/Marked true");
    expect(bytes.length).toBeLessThan(140_000);
  });
});
