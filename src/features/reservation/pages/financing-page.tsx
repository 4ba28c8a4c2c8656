import { quotedApr } from "#domain/finance/apr.ts";
import { offeredMonths } from "#domain/finance/offered-months.ts";
import { parseSimulationQuery } from "#domain/simulation-query.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { wordsOf } from "#platform/wording.ts";
import { Button } from "#ui/button/button.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { ChoiceField } from "#ui/text-input/choice-field.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { chooseFinancing } from "../actions/choose-financing.ts";
import { financingFields } from "../fields/financing-fields.ts";
import { BankComparison } from "../figures/bank-comparison.tsx";
import { equalFees } from "../figures/equal-fees.ts";
import { figuresOf } from "../figures/priced-by.ts";
import { openReserve } from "../open-reserve.tsx";
import styles from "../reservation.module.css";
import { ReserveFrame } from "../reserve-frame.tsx";
import type { ReservePageInput } from "../reserve-page-input.ts";

/** Percentage points: a rate is stated to one decimal at least (Directive 2008/48/EC, Annex I). */
const tolerance = 0.05;

/** Step 2: down payment and term, with the quote that follows from them. */
export const FinancingPage = async (input: ReservePageInput) => {
  const { locale, query } = input;
  const opened = await openReserve("financing", input);
  if ("instead" in opened) return opened.instead;
  const { prepared, reserved, choices } = opened;
  const { quote, tradeIn } = choices;
  const t = await getScopedI18n("reservation");
  const words = wordsOf(locale, "figures");
  const { money, percent } = marketOf(locale).formats;
  const apr = quote && quotedApr(quote);
  const { promo } = parseSimulationQuery(new URLSearchParams(query));
  const initial = {
    ...(quote && { deposit: String(quote.initialValue), months: String(quote.nrPayments) }),
    promo: promo === false ? "0" : "",
  };
  const { frame, text, choice } = await prepared.form(financingFields, initial);
  return (
    <ReserveFrame
      page="financing"
      title={t("financingTitle")}
      intro={t("financingIntro")}
      locale={locale}
      detail={reserved.detail}
      back={prepared.back}
      figures={figuresOf(reserved, choices)}
      isDelivered={false}
    >
      {!quote && (
        <Notice type="warning">
          <p>{t("quoteAway")}</p>
        </Notice>
      )}
      <PostedForm {...frame} action={chooseFinancing} submit={t("next")}>
        {tradeIn && quote && (
          <p className={styles.way}>
            {t("tradeInDeposit", { value: money(tradeIn.actualValuation) })}
            {quote.initialValue < Math.floor(tradeIn.actualValuation) && (
              <Button look="secondary" name="next" value="car">
                {t("tradeInAsDeposit")}
              </Button>
            )}
          </p>
        )}
        <input type="hidden" name="promo" value={choice("promo").defaultValue} />
        <TextField
          {...text("deposit")}
          label={words.deposit}
          inputMode="numeric"
          help={t("depositHelp", { deposit: money(reserved.reservationDeposit ?? 0) })}
        />
        <ChoiceField
          {...choice("months")}
          label={words.months}
          options={(quote ? offeredMonths(quote.terms, quote.nrPayments) : []).map((months) => ({
            value: String(months),
            text: t("monthsValue", { months }),
          }))}
        />
        <Button look="secondary" name="next" value="again">
          {t("recalculate")}
        </Button>
        {quote && (
          <section className={styles.total} aria-labelledby="quote">
            <h2 id="quote">{t("quoteTitle")}</h2>
            <DefinitionList
              className={`${styles.facts} ${styles.pair}`}
              items={[
                [words.fee, `${money(quote.fee)} × ${equalFees(quote)}`],
                ...(quote.lastFee === quote.fee ? [] : [[words.lastFee, money(quote.lastFee)] as const]),
                [words.capital, money(quote.capitalToFinance)],
                [words.initialExpenses, money(quote.initialExpenses)],
                ...(quote.tan === undefined ? [] : [[words.tan, percent(quote.tan)] as const]),
                [words.taeg, percent(quote.taeg)],
                [words.mtic, money(quote.mtic)],
              ]}
            />
            {apr !== undefined && (
              <p className={styles.note}>
                {Math.abs(apr - quote.taeg) < tolerance
                  ? t("aprAgrees", { apr: percent(apr) })
                  : t("aprDiffers", { apr: percent(apr), taeg: percent(quote.taeg) })}
              </p>
            )}
            <div className={styles.note}>
              <RichText markup={quote.legalInfo} />
            </div>
          </section>
        )}
      </PostedForm>
      {quote && <BankComparison locale={locale} query={query} quote={quote} />}
    </ReserveFrame>
  );
};
