import type { ReactNode } from "react";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { BarPrice } from "./bar-price.tsx";
import styles from "./reserve-bar.module.css";

export type ReserveBarProps = {
  readonly vin: string;
  readonly price: number | undefined;
  readonly monthly: ReactNode;
  /** Undefined without online reservations: the phone number is shown instead. */
  readonly reserveHref: string | undefined;
  readonly reservationDeposit: number | undefined;
  readonly phone: string | undefined;
};

/** Prices and main action, within reach of the thumb while scrolling on a phone. */
export const ReserveBar = async (props: ReserveBarProps) => {
  const { vin, price, monthly, reserveHref, reservationDeposit, phone } = props;
  const t = await getScopedI18n("vehicle");
  const { money } = marketOf(await getCurrentLocale()).formats;
  return (
    <div className={styles.bar} data-bottom-bar="" data-while="available">
      <BarPrice vin={vin} price={price} monthly={monthly} />
      {reserveHref !== undefined && (
        <ButtonLink href={reserveHref} rel="nofollow" data-panel={`reservation_${vin}`}>
          {t("reserve", { amount: money(reservationDeposit) })}
        </ButtonLink>
      )}
      {reserveHref === undefined && phone !== undefined && (
        <ButtonLink href={`tel:${phone}`}>{t("callShort")}</ButtonLink>
      )}
    </div>
  );
};
