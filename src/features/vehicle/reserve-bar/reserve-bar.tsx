import { getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { BarPrice, type BarPriceProps } from "./bar-price.tsx";
import styles from "./reserve-bar.module.css";
import { ReserveLink } from "./reserve-link.tsx";

export type ReserveBarProps = BarPriceProps & {
  /** Undefined without online reservations: the phone number is shown instead. */
  readonly reserveHref: string | undefined;
  readonly reservationDeposit: number | undefined;
  readonly phone: string | undefined;
};

/** Prices and main action, within reach of the thumb while scrolling on a phone. */
export const ReserveBar = async (props: ReserveBarProps) => {
  const { vin, price, expenses, monthly, reserveHref, reservationDeposit, phone } = props;
  const t = await getScopedI18n("vehicle");
  return (
    <div className={styles.bar} data-bottom-bar="" data-while="available">
      <BarPrice vin={vin} price={price} expenses={expenses} monthly={monthly} />
      {reserveHref !== undefined && (
        <ReserveLink vin={vin} href={reserveHref} reservationDeposit={reservationDeposit} place="bar" />
      )}
      {reserveHref === undefined && phone !== undefined && (
        <ButtonLink href={`tel:${phone}`}>{t("callShort")}</ButtonLink>
      )}
    </div>
  );
};
