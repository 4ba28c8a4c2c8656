import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";

type HoldsUntilProps = { readonly date: string | undefined; readonly locale: Locale };

const dayMs = 24 * 60 * 60 * 1000;

/** Until when a valuation holds, and how many days are left, rounded (specification 9). */
export const HoldsUntil = async ({ date, locale }: HoldsUntilProps) => {
  const t = await getScopedI18n("tradeIn");
  if (date === undefined) return null;
  const left = Math.max(0, Math.round((Date.parse(date) - Date.now()) / dayMs));
  const days = left === 0 ? t("endsToday") : t("days", { count: left });
  return <p>{t("holds", { date: marketOf(locale).formats.longDate(date), days })}</p>;
};
