import type { Quote } from "#contract/finance.ts";
import { addCents, type Cents, centsFromEuros, eurosFromCents } from "#domain/money.ts";
import { readAmount } from "#domain/read-amount.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { amountBox } from "#forms/query-box.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import { Button } from "#ui/button/button.tsx";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import styles from "../reservation.module.css";

type BankOffer = { readonly feeCents: Cents; readonly months: number; readonly expensesCents: Cents };

type CreditsCompared = {
  readonly oursCents: Cents;
  readonly theirsCents: Cents;
  /** What it costs beyond what is borrowed. */
  readonly ourCostCents: Cents;
  readonly theirCostCents: Cents;
};

const longestMonths = 360;

/** The bank's offer as it was typed; undefined for what is none, `empty` where nothing was typed. */
export const readBankOffer = (typed: {
  readonly fee: string | null;
  readonly months: string | null;
  readonly expenses: string | null;
}): BankOffer | "empty" | undefined => {
  if (!typed.fee && !typed.months && !typed.expenses) return "empty";
  const [fee, expenses] = [readAmount(typed.fee), readAmount(typed.expenses || "0")];
  const months = Number(typed.months);
  const isTerm = Number.isInteger(months) && months >= 1 && months <= longestMonths;
  if (fee === undefined || expenses === undefined || fee <= 0 || expenses < 0 || !isTerm) return undefined;
  return { feeCents: centsFromEuros(fee), months, expensesCents: centsFromEuros(expenses) };
};

/** Both credits over their whole life: all that is paid for the same amount. Pure. */
export const compareCredits = (
  ours: { readonly mticCents: Cents; readonly capitalCents: Cents },
  bank: BankOffer,
): CreditsCompared => {
  const theirsCents = addCents(bank.feeCents * bank.months, bank.expensesCents);
  return {
    oursCents: ours.mticCents,
    theirsCents,
    ourCostCents: addCents(ours.mticCents, -ours.capitalCents),
    theirCostCents: addCents(theirsCents, -ours.capitalCents),
  };
};

type BankComparisonProps = {
  readonly locale: Locale;
  /** The page's query. */
  readonly query: string;
  readonly quote: Quote;
};

/** The visitor's bank beside us, over the whole life of the credit. What is typed stands in the address and goes nowhere else. */
export const BankComparison = async ({ locale, query, quote }: BankComparisonProps) => {
  const t = await getScopedI18n("reservation");
  const { money } = marketOf(locale).formats;
  const params = new URLSearchParams(query);
  const typed = (name: string) => params.get(name);
  const bank = readBankOffer({
    fee: typed("bankFee"),
    months: typed("bankMonths"),
    expenses: typed("bankExpenses"),
  });
  const compared =
    typeof bank === "object" &&
    compareCredits(
      { mticCents: centsFromEuros(quote.mtic), capitalCents: centsFromEuros(quote.capitalToFinance) },
      bank,
    );
  const euros = (cents: Cents) => money(eurosFromCents(cents));
  const field = (name: string, label: string) => (
    <TextField
      id={name}
      name={name}
      label={label}
      maxLength={14}
      inputMode="decimal"
      {...amountBox(locale)}
      defaultValue={typed(name) ?? undefined}
    />
  );
  const difference = compared ? compared.theirsCents - compared.oursCents : 0;
  return (
    <AccordionItem title={t("bankTitle")} open={bank !== "empty"} level={2}>
      <div className={styles.group}>
        <p>{t("bankIntro", { capital: money(quote.capitalToFinance) })}</p>
        <form action={wizardPath("reserve", locale, "financing")} className={styles.group} noValidate>
          {[...params]
            .filter(([name]) => !name.startsWith("bank"))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <div className={styles.pair}>
            {field("bankFee", t("bankFee"))}
            {field("bankMonths", t("bankMonths"))}
            {field("bankExpenses", t("bankExpenses"))}
          </div>
          <p>
            <Button look="secondary">{t("bankCompare")}</Button>
          </p>
        </form>
        {bank === undefined && <p role="status">{t("bankInvalid")}</p>}
        {compared && typeof bank === "object" && (
          <div role="status" className={styles.group}>
            <FiguresTable
              className={styles.figures}
              caption={t("bankTotal")}
              columns={[t("concept"), t("bankOurs"), t("bankTheirs")]}
              rows={[[t("bankCost"), euros(compared.ourCostCents), euros(compared.theirCostCents)]]}
              totals={[t("bankTotal"), euros(compared.oursCents), euros(compared.theirsCents)]}
            />
            <p>
              <strong>
                {difference === 0
                  ? t("bankEqual")
                  : t(difference < 0 ? "bankCheaper" : "oursCheaper", {
                      amount: euros(Math.abs(difference)),
                    })}
              </strong>
            </p>
            {bank.months !== quote.nrPayments && (
              <p className={styles.note}>
                {t("bankLonger", { ours: quote.nrPayments, theirs: bank.months })}
              </p>
            )}
          </div>
        )}
      </div>
    </AccordionItem>
  );
};
