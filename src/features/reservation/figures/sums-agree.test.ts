import fc from "fast-check";
import { expect, test } from "vitest";
import { fullPriceOf, withExpenses } from "#api/models/full-price.ts";
import { defaultCreditTaxes } from "#backend/finance/default-credit-taxes.ts";
import { defaultCreditTypes } from "#backend/finance/default-credit-types.ts";
import { defaultFinanceConfig } from "#backend/finance/default-finance-config.ts";
import { type FinanceSettings, taxesByCountry } from "#backend/finance/finance-settings.ts";
import { type Offer, offerFor } from "#backend/finance/offer.ts";
import { fullPriceInWords } from "#backend/finance/price-in-words.ts";
import { priceRows } from "#backend/reservation/texts/price-rows.ts";
import { type Cents, eurosFromCents } from "#domain/money.ts";
import { reservationTotal } from "#domain/reservation-total.ts";
import { simulationView } from "#features/finance/simulation-view.ts";
import { marketOf } from "#market/markets.ts";
import { locales } from "#platform/locale.ts";
import { type Column, reserveFigures } from "./reserve-figures.ts";

const cents = (max: number) => fc.integer({ min: 0, max: max * 100 });

const vehicles = fc
  .record({ priceCents: fc.integer({ min: 3_000_00, max: 120_000_00 }), discount: cents(1_500) })
  .map(({ priceCents, discount }) => ({
    priceCents,
    promoPriceCents: discount > 50_000 ? priceCents - discount : null,
    depositCents: 1_000_00,
    financing: true,
  }));

const conditions = fc.record({
  locale: fc.constantFrom(...locales),
  promo: fc.boolean(),
  depositCents: cents(30_000),
  months: fc.integer({ min: 6, max: 120 }),
  contractExpensesCents: fc.oneof(fc.constant(0), cents(900)),
  contractExpensesIncluded: fc.boolean(),
  tradeInCents: cents(60_000),
  deliveryCents: cents(900),
  warrantyCents: cents(2_000),
});

const settingsWith = (
  expenses: Pick<FinanceSettings["config"], "contractExpensesCents" | "contractExpensesIncluded">,
): FinanceSettings => ({
  creditTypes: defaultCreditTypes.map((type) => ({ ...type })),
  config: { id: 1, registrationIncluded: false, ...defaultFinanceConfig, ...expenses },
  taxes: taxesByCountry([...defaultCreditTaxes]),
});

/** The quote of an offer, as the service sends it. */
const quoteOf = (offer: Offer) => ({
  fee: eurosFromCents(offer.feeCents),
  nrPayments: offer.months,
  capitalToFinance: eurosFromCents(offer.capitalCents),
  initialValue: eurosFromCents(offer.depositCents),
  residualValue: eurosFromCents(offer.residualCents),
  promo: offer.creditType.promo,
  taeg: offer.taeg,
  tan: offer.tanPercent,
  mtic: eurosFromCents(offer.mticCents),
  legalInfo: "",
  initialExpenses: eurosFromCents(offer.initialExpensesCents),
  lastFee: eurosFromCents(offer.lastFeeCents),
});

/** Card, page, reservation and mail say the same sums, to the cent. */
const property = fc.property(vehicles, conditions, (vehicle, chosen) => {
  const { locale, contractExpensesIncluded } = chosen;
  const money = (amount: Cents) => marketOf(locale).formats.money(eurosFromCents(amount));
  const finance = settingsWith(chosen);
  const offer = offerFor({ ...vehicle, promo: chosen.promo }, { finance, locale }, chosen);
  fc.pre(offer !== undefined);
  const quote = quoteOf(offer);
  const expenses = {
    contractExpenses: eurosFromCents(chosen.contractExpensesCents),
    contractExpensesIncluded,
  };
  const prices = {
    cash: eurosFromCents(vehicle.priceCents),
    financed: eurosFromCents(offer.priceCents),
  };
  const figuresWith = (delivery: Cents, warranty: Cents) =>
    reserveFigures({
      cashPrice: prices.cash,
      financedPrice: prices.financed,
      ...expenses,
      delivery: eurosFromCents(delivery),
      warranty: eurosFromCents(warranty),
      reservationDeposit: 300,
      tradeIn: eurosFromCents(chosen.tradeInCents),
      credit: { capital: quote.capitalToFinance, mtic: quote.mtic },
    });

  // Card and mail, page and the reservation's first step.
  const first = figuresWith(0, 0);
  const shown = fullPriceOf(prices.cash, expenses);
  expect(money(first.cash.totalCents)).toBe(
    marketOf(locale).formats.money(withExpenses(prices.cash, expenses)),
  );
  expect(shown === undefined).toBe(first.cash.totalCents === vehicle.priceCents);
  expect(
    fullPriceInWords(vehicle.priceCents, finance.config, locale)?.includes(money(first.cash.totalCents)),
  ).toBe(shown === undefined ? undefined : true);
  const view = simulationView(quote, { ...prices, expenses }, [], locale);
  const [, cashText, financedText] = view.totals;
  expect([cashText, financedText]).toEqual([
    money(first.cash.paidInAllCents),
    money(first.financed?.paidInAllCents ?? 0),
  ]);
  // Deposit and instalments are all that is paid for the price, and the expenses are paid besides.
  expect(first.financed?.paidInAllCents).toBe(
    offer.depositCents + offer.mticCents + first.cash.totalCents - vehicle.priceCents,
  );
  const difference = (first.financed?.paidInAllCents ?? 0) - first.cash.paidInAllCents;
  expect(view.difference?.includes(money(Math.abs(difference))) ?? difference === 0).toBe(true);

  // The whole reservation: delivery and warranty cost the same either way, and the service sums as the shop does.
  const whole = figuresWith(chosen.deliveryCents, chosen.warrantyCents);
  const columns = [whole.cash, whole.financed].filter((each): each is Column => each !== undefined);
  expect(columns).toHaveLength(2);
  for (const column of columns) {
    expect(column.totalCents).toBe(reservationTotal(column));
    expect(column.dueNowCents + column.financedCents + column.tradeInCents + column.dueAtDeliveryCents).toBe(
      column.totalCents,
    );
  }
  expect((whole.financed?.paidInAllCents ?? 0) - whole.cash.paidInAllCents).toBe(difference);

  // Mails and documents.
  for (const column of columns) {
    const isFinanced = column === whole.financed;
    const reservation = {
      ...{ locale, isFinanced, warrantyMonths: 12, finance: isFinanced ? offer : null },
      ...{ cashPriceCents: vehicle.priceCents, financedPriceCents: offer.priceCents },
      ...column,
    } as unknown as Parameters<typeof priceRows>[0]["reservation"];
    const rows = priceRows({ reservation, reservationDepositCents: 30_000 });
    expect(rows.at(-1)?.[1]).toBe(money(column.paidInAllCents));
  }
});

test("over 100 vehicles and conditions all sums agree", () => {
  fc.assert(property, { numRuns: 100 });
});

test("over 1,000 vehicles and conditions all sums agree", { tags: ["all"] }, () => {
  fc.assert(property, { numRuns: 1_000 });
});
