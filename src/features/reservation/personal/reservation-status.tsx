import { wizardAddress } from "#domain/wizard-address.ts";
import { marketOf } from "#market/markets.ts";
import { movesNoMoney } from "#payment/providers.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { PhoneLink } from "../card/phone-link.tsx";
import styles from "./personal.module.css";
import { depositState, nextOf, type OwnReservationSummary, reservationState } from "./reservation-state.ts";

type StatusProps = {
  readonly locale: Locale;
  readonly stored: OwnReservationSummary;
  readonly now: Date;
};

/** In which state a reservation is, and its deposit. */
export const StatusLine = async ({ locale, stored, now }: StatusProps) => {
  const t = await getScopedI18n("reservations");
  const { money } = marketOf(locale).formats;
  const { amount, refundedAmount } = stored.payment;
  const deposit = depositState(stored, now);
  return (
    <p data-reservation-state={reservationState(stored, now)}>
      <strong>{t(`states.${reservationState(stored, now)}`)}</strong>
      {deposit &&
        ` · ${t(`deposits.${deposit}`, { amount: money(amount), returned: money(refundedAmount) })}`}
    </p>
  );
};

/** Where a reservation that is held is gone on with, at its summary; nothing for any other. */
export const PayLink = async ({ locale, stored, now }: StatusProps) => {
  const t = await getScopedI18n("reservations");
  if (reservationState(stored, now) !== "held" || !stored.vehicle) return null;
  return (
    <ButtonLink
      href={wizardAddress("reserve", locale, "summary", `vin=${stored.vehicle.vin}`)}
      rel="nofollow"
    >
      {t("pay")}
    </ButtonLink>
  );
};

/** What happens next, and what there is to do about it. */
export const NextSteps = async ({
  locale,
  stored,
  now,
  phone,
}: StatusProps & {
  /** The dealer's, where it is known. */
  readonly phone: string | undefined;
}) => {
  const t = await getScopedI18n("reservations");
  const { money, time, longDate } = marketOf(locale).formats;
  const { payment, holdUntil, vehicle } = stored;
  const next = nextOf(stored, now);
  return (
    <section className={styles.part}>
      <h2>{t("next")}</h2>
      <p>
        {t(next === "due" && holdUntil === undefined ? "nexts.dueSoon" : `nexts.${next}`, {
          amount: money(payment.amount),
          time: time(holdUntil),
          date: longDate(payment.refundedAt),
        })}{" "}
        {next === "declined" && phone && <PhoneLink phone={phone} />}
      </p>
      {movesNoMoney(payment.paymentProvider ?? "") && next !== "due" && (
        <p className={styles.note}>{t("pretence")}</p>
      )}
      {next === "due" && (
        <p className={styles.ways}>
          <PayLink locale={locale} stored={stored} now={now} />
        </p>
      )}
      {next === "expired" && vehicle && (
        <p className={styles.ways}>
          <ButtonLink href={vehicle.path}>{t("seeVehicle")}</ButtonLink>
        </p>
      )}
    </section>
  );
};
