import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { waitingReservation } from "./trade-in-wizard.ts";

type ToReservationProps = {
  readonly locale: Locale;
  /** Query of the page. */
  readonly query: string;
  /** The trade-in for the reservation to include; undefined while the car has no value. */
  readonly tradeInId: string | undefined;
};

/** Link back to the reservation that waits for the value; nothing without one. */
export const ToReservation = async ({ locale, query, tradeInId }: ToReservationProps) => {
  const t = await getScopedI18n("tradeIn");
  const waiting = tradeInId && waitingReservation(locale, new URLSearchParams(query), tradeInId);
  if (!waiting) return null;
  return (
    <p>
      <SiteLink href={waiting}>{t("toReservation")}</SiteLink>. {t("toReservationText")}
    </p>
  );
};
