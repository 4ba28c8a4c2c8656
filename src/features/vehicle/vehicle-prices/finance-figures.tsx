import { type Expenses, withExpenses } from "#api/models/full-price.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { centsFromEuros, eurosFromCents } from "#domain/money.ts";
import { paidInAll } from "#domain/paid-in-all.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { wordsOf } from "#platform/wording.ts";
import figures from "#ui/figures-table/figures-table.module.css";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import styles from "./finance-figures.module.css";

/** All terms that the law requires beside a monthly price. Amounts in euros, rates in percent. */
type FinanceTerms = {
  readonly monthly: number;
  readonly months: number;
  readonly taeg: number;
  readonly tan: number;
  readonly deposit: number;
  readonly capital: number;
  readonly expenses: number;
  /** Taxes on the credit; undefined where there are none. */
  readonly taxes: number | undefined;
  /** Total payable for the credit, without the deposit. */
  readonly total: number;
  /** Price when financed; lower than in cash in a campaign. */
  readonly financedPrice: number;
  /** The last payment if it differs from the others. */
  readonly lastFee: number | undefined;
  readonly campaignEnd: string | undefined;
};

/** The finance offer of a vehicle; undefined when it cannot be financed. */
const financeTerms = ({
  carDetailFinance: finance,
  carDetailCard: card,
}: Vehicle): FinanceTerms | undefined => {
  if (finance === undefined) return undefined;
  const {
    monthlyPayment,
    months,
    taeg,
    tan,
    depositValue,
    capitalFinance,
    initialExpenses,
    mtic,
    pvf,
    taxes,
  } = finance;
  return {
    monthly: monthlyPayment,
    months,
    taeg,
    tan,
    deposit: depositValue,
    capital: capitalFinance,
    expenses: initialExpenses,
    taxes: taxes && taxes.creditUsed + taxes.interest + taxes.expenses,
    total: mtic,
    financedPrice: pvf,
    lastFee: card.lastFee === monthlyPayment ? undefined : card.lastFee,
    campaignEnd: finance.promo ? card.dtEndOfCampaign : undefined,
  };
};

type FinanceFiguresProps = {
  readonly vehicle: Vehicle;
  /** The contract expenses, which are paid either way. */
  readonly expenses?: Expenses | undefined;
};

const noExpenses: Expenses = { contractExpenses: 0, contractExpensesIncluded: false };

/** Itemized cash and financed price; nothing without a credit. */
export const FinanceFigures = async ({ vehicle, expenses = noExpenses }: FinanceFiguresProps) => {
  const terms = financeTerms(vehicle);
  if (terms === undefined) return null;
  const t = await getScopedI18n("vehicle");
  const locale = await getCurrentLocale();
  const words = wordsOf(locale, "figures");
  const { money, longDate, percent } = marketOf(locale).formats;
  const cash = vehicle.carDetailFinance?.pvp ?? 0;
  const paidCash = withExpenses(cash, expenses);
  const paidFinanced = eurosFromCents(
    paidInAll(centsFromEuros(withExpenses(terms.financedPrice, expenses)), {
      capitalCents: centsFromEuros(terms.capital),
      mticCents: centsFromEuros(terms.total),
    }),
  );
  const { contractExpenses, contractExpensesIncluded } = expenses;
  const shownExpenses = contractExpensesIncluded ? words.expensesIncluded : money(contractExpenses);
  const legalInfo = vehicle.carDetailCard.legalInfo;
  const rows: [name: string, cash: string, financed: string][] = [
    [words.vehiclePrice, money(cash), money(terms.financedPrice)],
    ...(contractExpenses === 0
      ? []
      : [[words.contractExpenses, shownExpenses, shownExpenses] satisfies [string, string, string]]),
    [words.deposit, "–", money(terms.deposit)],
    [words.capital, "–", money(terms.capital)],
    [t("term"), "–", t("termValue", { months: terms.months })],
    [
      t("fees"),
      "–",
      t("instalments", {
        months: terms.lastFee === undefined ? terms.months : terms.months - 1,
        amount: money(terms.monthly),
      }),
    ],
    ...(terms.lastFee === undefined
      ? []
      : [[words.lastFee, "–", money(terms.lastFee)] satisfies [string, string, string]]),
    [words.tan, "–", percent(terms.tan)],
    [words.taeg, "–", percent(terms.taeg)],
    [words.initialExpenses, "–", money(terms.expenses)],
    ...(terms.taxes === undefined
      ? []
      : [[t("taxes"), "–", money(terms.taxes)] satisfies [string, string, string]]),
    [words.mtic, "–", money(terms.total)],
  ];
  return (
    <div className={styles.figures}>
      <p>{t("financeIntro")}</p>
      <table className={figures.figures}>
        <thead>
          <tr>
            <th scope="col">{t("concept")}</th>
            <th scope="col">{t("cash")}</th>
            <th scope="col">{t("financed")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, inCash, financed]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{inCash}</td>
              <td>{financed}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.youPay}</th>
            <td>{money(paidCash)}</td>
            <td>{money(paidFinanced)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        {t("difference")}: <strong>{money(paidFinanced - paidCash)}</strong>.
      </p>
      <div className={styles.legal}>
        {legalInfo === undefined ? (
          <p>
            {t("borrowing")} {t("subject")}{" "}
            {terms.campaignEnd !== undefined && t("campaign", { date: longDate(terms.campaignEnd) })}
          </p>
        ) : (
          <RichText markup={legalInfo} />
        )}
      </div>
    </div>
  );
};
