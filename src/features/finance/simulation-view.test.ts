import fc from "fast-check";
import { expect, test } from "vitest";
import type { CreditTaxes } from "#domain/finance/credit-taxes.ts";
import { simulateFinance } from "#domain/finance/simulate-finance.ts";
import { eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { locales } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { simulationView } from "./simulation-view.ts";
import type { SimulatedQuote } from "./simulation-view-type.ts";

type Terms = { priceCents: number; depositCents: number; months: number; residualCents: number };

const stampDuty = {
  usedMonthlyPercent: 0.141,
  usedYearPercent: 1.76,
  usedFiveYearsPercent: 1.76,
  interestPercent: 4,
  expensesPercent: 4,
};

const quoteOf = (
  { priceCents, depositCents, months, residualCents }: Terms,
  taxes?: CreditTaxes,
): SimulatedQuote => {
  const initialExpensesCents = 30_000;
  const terms = { priceCents, depositCents, months, residualCents, initialExpensesCents, tanPercent: 8.99 };
  const simulation = simulateFinance({ ...terms, ...(taxes && { taxes }) });
  return {
    fee: eurosFromCents(simulation.feeCents),
    nrPayments: months,
    capitalToFinance: eurosFromCents(simulation.capitalCents),
    initialValue: eurosFromCents(depositCents),
    residualValue: eurosFromCents(residualCents),
    promo: residualCents > 0,
    taeg: simulation.taeg,
    tan: 8.99,
    mtic: eurosFromCents(simulation.mticCents),
    legalInfo: "",
    initialExpenses: eurosFromCents(initialExpensesCents),
    lastFee: eurosFromCents(simulation.lastFeeCents),
    ...(residualCents > 0 && { dtEndOfCampaign: "2026-12-31" }),
    ...(taxes && {
      taxes: {
        creditUsed: eurosFromCents(simulation.usedTaxCents),
        interestPercent: taxes.interestPercent,
        interest: eurosFromCents(simulation.interestTaxCents),
        expenses: eurosFromCents(simulation.expensesTaxCents),
      },
    }),
  };
};

const sample = { priceCents: 1_800_000, depositCents: 300_000, months: 60, residualCents: 0 };

/** Reads an amount back: `12.345,50 €` or `12 345,50 €`. */
const cents = (text: string) => Number(text.replace(/\D/g, ""));

test.each(locales)("%s: what is shown ties up to the cent", (locale) => {
  const terms = fc.record({
    priceCents: fc.integer({ min: 1_000_000, max: 6_000_000 }),
    depositCents: fc.integer({ min: 500, max: 5_000 }).map((euros) => euros * 100),
    months: fc.constantFrom(24, 36, 60, 96),
    residualCents: fc.constantFrom(0, 200_000),
  });
  fc.assert(
    fc.property(terms, (wanted) => {
      const quote = quoteOf(wanted, locale === "pt" ? stampDuty : undefined);
      const words = wordsOf(locale, "finance");
      const names = wordsOf(locale, "figures");
      const view = simulationView(quote, { cash: 60_000, financed: wanted.priceCents / 100 }, [], locale);
      const shown = new Map(view.rows.map(([label, , financed]) => [label, financed]));
      const of = (label: string) => cents(shown.get(label) ?? "");
      const table = view.table?.rows ?? [];
      const { columns = [] } = view.table ?? {};
      const balance = columns.indexOf(words.balance);
      const tax = columns.indexOf(words.tax);
      expect(columns).toHaveLength(locale === "pt" ? 6 : 5);
      const sum = (column: number) => table.reduce((total, row) => total + cents(row[column] ?? ""), 0);
      expect(table).toHaveLength(wanted.months);
      expect(sum(1)).toBe(cents(view.table?.totals[1] ?? ""));
      expect(sum(2)).toBe(of(names.capital));
      expect(sum(1)).toBe(sum(2) + sum(3) + (tax < 0 ? 0 : sum(tax)));
      expect(of(words.taxUsed) + of(words.taxInterest)).toBe(tax < 0 ? 0 : sum(tax));
      expect(of(words.taxUsed)).toBe(locale === "pt" ? Math.round(of(names.capital) * 0.0176) : 0);
      expect(sum(1) + of(names.initialExpenses) + of(words.taxExpenses)).toBe(of(names.mtic));
      expect(of(names.mtic) - of(names.capital)).toBe(of(names.creditCost));
      expect(of(names.mtic) + of(names.deposit)).toBe(cents(view.totals[2]));
      expect(cents(table[0]?.[1] ?? "")).toBe(cents(view.monthly) + of(words.taxUsed));
      expect(cents(table[1]?.[1] ?? "")).toBe(cents(view.monthly));
      if (shown.has(names.lastFee)) expect(cents(table.at(-1)?.[1] ?? "")).toBe(of(names.lastFee));
      expect(cents(table.at(-1)?.[balance] ?? "")).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test.each(locales)(
  "%s: the example and its warning stand there even when the lender sends no text",
  (locale) => {
    const words = wordsOf(locale, "finance");
    const text = (legalInfo: string) =>
      simulationView({ ...quoteOf(sample), legalInfo }, { cash: 18_000, financed: 18_000 }, [], locale)
        .legal.flat()
        .map(([part]) => part)
        .join(" ");
    expect(text("")).toContain(words.exampleTitle);
    expect(text("")).not.toContain("{");
    const taxed = quoteOf(sample, stampDuty);
    const withTaxes = simulationView(taxed, { cash: 18_000, financed: 18_000 }, [], locale).legal.flat();
    const amount = marketOf(locale).formats.money(taxed.taxes?.creditUsed ?? 0);
    expect(withTaxes.map(([part]) => part).join(" ")).toContain(amount);
    expect(text("<p>Condiciones</p>")).toBe(`Condiciones ${words.warning}`);
    expect(text(`<p>Condiciones</p><p><b>${words.warning}</b></p>`).split(words.warning)).toHaveLength(2);
  },
);

test("a campaign says when it ends; figures that do not tie up get no table", () => {
  const campaign = simulationView(
    quoteOf({ ...sample, residualCents: 200_000 }),
    { cash: 18_000, financed: 18_000 },
    [],
    "es",
  );
  expect(campaign.campaign).toContain("31 de diciembre de 2026");
  expect(campaign.query).toBe("deposit=3000&months=60");
  const odd = { ...quoteOf(sample), fee: quoteOf(sample).fee + 0.01 };
  const view = simulationView(odd, { cash: 18_000, financed: 18_000 }, [], "es");
  expect(view.table).toBeUndefined();
  expect(cents(view.cash)).toBe(1_800_000);
  expect(view.priceChanged).toContain(view.cash);
  expect(view.campaign).toBeUndefined();
});

test.each([
  ["es", 18_000, "Precio financiado: 17.500,00 € (antes 18.000,00 €), 1.000,00 € menos que al contado."],
  ["es", 17_500, "Precio financiado: 17.500,00 €, 1.000,00 € menos que al contado."],
  ["pt", 18_000, "Preço financiado: 17 500,00 € (antes 18 000,00 €), menos 1 000,00 € do que a pronto."],
] as const)("in %s a price for those who finance that was %i is said so", (locale, financedBefore, text) => {
  const prices = { cash: 18_500, financed: 17_500, financedBefore };
  const { discount = "" } = simulationView(quoteOf(sample), prices, [], locale);
  expect(discount.replace(/\s/g, " ")).toBe(text);
});
