import { daysUntil } from "#domain/trade-in-expiry.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";

/** Time left of a valuation: over, ends today, within a day, or in days, rounded (specification 9). */
export type TimeLeft = "over" | "today" | "soon" | number;

/** @param isoDate day of a time in the market's time zone */
export const timeLeft = (expires: Date, now: Date, isoDate: (moment: Date) => string): TimeLeft => {
  if (expires <= now) return "over";
  if (isoDate(expires) === isoDate(now)) return "today";
  return daysUntil(expires, now) || "soon";
};

type ValidUntilProps = { readonly date: string | undefined; readonly locale: Locale };

/** The end of a valuation's validity, and the time left. */
export const ValidUntil = async ({ date, locale }: ValidUntilProps) => {
  const t = await getScopedI18n("tradeIn");
  if (date === undefined) return null;
  const { isoDate, longDate } = marketOf(locale).formats;
  const left = timeLeft(new Date(date), new Date(), isoDate);
  if (left === "over") return <p>{t("held", { date: longDate(date) })}</p>;
  const days = typeof left === "number" ? t("days", { count: left }) : t(`ends.${left}`);
  return <p>{t("holds", { date: longDate(date), days })}</p>;
};
