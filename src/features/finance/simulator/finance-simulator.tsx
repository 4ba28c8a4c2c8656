import type { CreditTaxes } from "#domain/finance/credit-taxes.ts";
import { clampDeposit, depositLimits } from "#domain/finance/deposit-limits.ts";
import { simulateFinance } from "#domain/finance/simulate-finance.ts";
import { centsFromEuros, eurosFromCents, percentOfCents } from "#domain/money.ts";
import { type PageQuery, serialisePageQuery } from "#domain/page-query.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/field.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { QuoteButtonWords } from "../simulation/quote-button-words.tsx";
import { QuoteStatus } from "../simulation/quote-status.tsx";
import styles from "../simulation/simulation.module.css";
import { SimulationResult } from "../simulation/simulation-result.tsx";
import { simulationView } from "../simulation-view.ts";
import type { SimulatedQuote } from "../simulation-view-type.ts";
import layout from "./finance-simulator.module.css";

/** A credit as content describes it: rates in percent, amounts in whole euros, terms in months. */
export interface GeneralCredit {
  readonly tan: number;
  /** Opening commission, in percent of the credit. */
  readonly openingPercent: number;
  /** Zero by default. */
  readonly taxes?: CreditTaxes | undefined;
  readonly terms: readonly number[];
  readonly defaultTerm: number;
  readonly minDeposit: number;
  readonly depositStep: number;
  /** Maximum deposit as a fraction of the price. */
  readonly maxDepositShare: number;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly defaultPrice: number;
  readonly defaultDeposit: number;
}

const quoteOf = (credit: GeneralCredit, price: number, deposit: number, months: number): SimulatedQuote => {
  const capitalCents = centsFromEuros(price) - centsFromEuros(deposit);
  const initialExpensesCents = percentOfCents(capitalCents, credit.openingPercent);
  const simulation = simulateFinance({
    priceCents: centsFromEuros(price),
    depositCents: centsFromEuros(deposit),
    months,
    tanPercent: credit.tan,
    residualCents: 0,
    initialExpensesCents,
    ...(credit.taxes && { taxes: credit.taxes }),
  });
  return {
    fee: eurosFromCents(simulation.feeCents),
    nrPayments: months,
    capitalToFinance: eurosFromCents(simulation.capitalCents),
    initialValue: deposit,
    residualValue: 0,
    promo: false,
    tan: credit.tan,
    taeg: simulation.taeg,
    mtic: eurosFromCents(simulation.mticCents),
    legalInfo: "",
    initialExpenses: eurosFromCents(initialExpensesCents),
    lastFee: eurosFromCents(simulation.lastFeeCents),
    ...(credit.taxes && {
      taxes: {
        creditUsed: eurosFromCents(simulation.usedTaxCents),
        interestPercent: credit.taxes.interestPercent,
        interest: eurosFromCents(simulation.interestTaxCents),
        expenses: eurosFromCents(simulation.expensesTaxCents),
      },
    }),
  };
};

const depositFor = (credit: GeneralCredit, price: number, requested: number | undefined): number => {
  const limits = depositLimits({
    priceCents: centsFromEuros(price),
    maxInitialDepositPc: credit.maxDepositShare,
    vehicleDepositCents: centsFromEuros(credit.defaultDeposit),
    depositMinCents: centsFromEuros(credit.minDeposit),
    depositStepCents: centsFromEuros(credit.depositStep),
  });
  return eurosFromCents(
    clampDeposit(requested === undefined ? undefined : centsFromEuros(requested), limits),
  );
};

/** An adjusted parameter and its new value: euros, or months. */
interface Change {
  readonly what: "priceTooLow" | "priceTooHigh" | "depositTooLow" | "depositTooHigh" | "nearestTerm";
  readonly to: number;
}

interface GeneralSimulation {
  readonly price: number;
  readonly quote: SimulatedQuote;
  readonly changes: readonly Change[];
}

/** A quote for any price, within the credit's limits. Pure; every request has a result. */
export const simulateGenerally = (credit: GeneralCredit, request: PageQuery): GeneralSimulation => {
  const changes: Change[] = [];
  const requestedPrice = request.price ?? credit.defaultPrice;
  const price = Math.min(Math.max(requestedPrice, credit.minPrice), credit.maxPrice);
  if (price !== requestedPrice)
    changes.push({ what: requestedPrice < price ? "priceTooLow" : "priceTooHigh", to: price });
  const deposit = depositFor(credit, price, request.deposit);
  if (request.deposit !== undefined && deposit !== request.deposit)
    changes.push({ what: request.deposit < deposit ? "depositTooLow" : "depositTooHigh", to: deposit });
  const requestedMonths = request.months ?? credit.defaultTerm;
  const months = nearest(credit.terms, requestedMonths) ?? credit.defaultTerm;
  if (months !== requestedMonths) changes.push({ what: "nearestTerm", to: months });
  return { price, changes, quote: quoteOf(credit, price, deposit, months) };
};

const nearest = (terms: readonly number[], requested: number): number | undefined =>
  terms.toSorted((a, b) => Math.abs(a - requested) - Math.abs(b - requested) || a - b)[0];

export type FinanceSimulatorProps = {
  readonly id: string;
  readonly credit: GeneralCredit;
  readonly pageQuery: PageQuery;
  /** Path of the page, without query. */
  readonly path: string;
  /** The list of vehicles up to the price. */
  readonly list: string | undefined;
  readonly locale: Locale;
};

/**
 * A finance simulator for any price: a plain form whose page returns with the figures; with scripts they are
 * replaced in place.
 */
export const FinanceSimulator = async ({
  id,
  credit,
  pageQuery,
  path,
  list,
  locale,
}: FinanceSimulatorProps) => {
  const t = await getScopedI18n("simulator");
  const words = wordsOf(locale, "finance");
  const { money, percent } = marketOf(locale).formats;
  const { price, quote, changes } = simulateGenerally(credit, pageQuery);
  const describe = ({ what, to }: Change): string => {
    if (what === "nearestTerm") return fill(words.nearestTerm, { months: to });
    if (what === "depositTooLow") return fill(words.depositTooLow, { limit: money(to) });
    return t(what, { limit: money(to) });
  };
  const texts = { price: t("unreadPrice"), ...words.unread };
  const unread = (key: keyof typeof texts) => (pageQuery.unread?.includes(key) ? texts[key] : undefined);
  const notices = [...changes.map(describe), ...[unread("months") ?? []].flat()];
  const view = simulationView(quote, { cash: price, financed: price }, notices, locale);
  const limits = t("limits", {
    minPrice: money(credit.minPrice),
    maxPrice: money(credit.maxPrice),
    minDeposit: money(credit.minDeposit),
    share: percent(credit.maxDepositShare * 100, 0),
  });
  return (
    <div
      className={layout.simulator}
      data-quote={id}
      data-phase="shown"
      data-query={serialisePageQuery({ price, deposit: quote.initialValue, months: quote.nrPayments })}
    >
      <div className={layout.ask}>
        <form
          className={layout.form}
          action={`${path}#${id}`}
          aria-describedby={`${id}-limits`}
          autoComplete="off"
        >
          <TextField
            label={t("price")}
            name="price"
            inputMode="numeric"
            defaultValue={pageQuery.price ?? price}
            error={unread("price")}
          />
          <TextField
            label={t("deposit")}
            name="deposit"
            inputMode="numeric"
            defaultValue={pageQuery.deposit ?? quote.initialValue}
            error={unread("deposit")}
          />
          <SelectField
            label={t("months")}
            name="months"
            defaultValue={quote.nrPayments}
            options={credit.terms.map((months) => ({
              value: String(months),
              text: fill(words.monthsValue, { months }),
            }))}
          />
          <Button data-needs-script="" wide>
            <QuoteButtonWords rest={t("submit")} busy={words.busy} />
          </Button>
          <p id={`${id}-limits`}>{limits}</p>
        </form>
        <QuoteStatus view={view} words={words} />
        <p>
          <SiteLink href={`${list}?priceTo=${price}`}>{t("cars", { price: money(price) })}</SiteLink>
        </p>
      </div>
      <div className={styles.result}>
        <SimulationResult view={view} words={words} />
      </div>
    </div>
  );
};
