import { findListPage } from "#api/list-page.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { payKey } from "#domain/parse-search-query.ts";
import { searchQueryLimits } from "#domain/search-query-limits.ts";
import { amountBox } from "#forms/query-box.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import styles from "./trade-in.module.css";

type BuyWithCarProps = {
  readonly locale: Locale;
  /** Value of the car, in euros. */
  readonly worth: number;
};

/**
 * Links a car's value to the vehicles that it and a monthly amount pay for: a form to the list, with both in
 * the address (docs/decisions/0041). Nothing for a value below the minimum deposit, and without the list's
 * address.
 */
export const BuyWithCar = async ({ locale, worth }: BuyWithCarProps) => {
  const slug = await findListPage({ list: { kind: "car", filters: {} }, locale });
  if (slug === undefined || worth < searchQueryLimits.deposit.step) return null;
  const t = await getScopedI18n("tradeIn");
  const { money } = marketOf(locale).formats;
  return (
    <form action={pathOfSlug(locale, slug)} className={styles.buy}>
      <input type="hidden" name={payKey} value="monthly" />
      <input type="hidden" name="deposit" value={Math.floor(worth)} />
      <TextField
        label={t("monthlyWithCar")}
        name="monthlyTo"
        help={t("monthlyWithCarHelp", { step: money(searchQueryLimits.deposit.step) })}
        inputMode="numeric"
        maxLength={6}
        {...amountBox(locale)}
        autoComplete="off"
      />
      <Button look="secondary">{t("carsWithCar")}</Button>
    </form>
  );
};
