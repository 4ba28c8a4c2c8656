import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import type { ButtonStyle } from "#ui/button/button-style.ts";
import { waitingReservation } from "./trade-in-wizard.ts";

type ToReservationProps = {
  readonly locale: Locale;
  /** Query of the page. */
  readonly query: string;
  /** The trade-in for the reservation to include; undefined while the car has no value. */
  readonly tradeInId: string | undefined;
  readonly look?: ButtonStyle["look"];
};

/** The main way on: back to the reservation that waits for the value; nothing without one. */
export const ToReservation = async ({ locale, query, tradeInId, look }: ToReservationProps) => {
  const t = await getScopedI18n("tradeIn");
  const waiting = tradeInId && waitingReservation(locale, new URLSearchParams(query), tradeInId);
  if (!waiting) return null;
  return (
    <div>
      <p>
        <ButtonLink href={waiting} size="large" look={look}>
          {t("toReservation")}
        </ButtonLink>
      </p>
      <p>{t("toReservationText")}</p>
    </div>
  );
};
