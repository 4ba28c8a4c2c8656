import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import styles from "./card-step.module.css";

type PaidElsewhereProps = {
  readonly locale: Locale;
  /** Paths of this page and of the reservation. */
  readonly own: string;
  readonly reservation: string;
  readonly amount: string;
  readonly stored: OwnReservation;
  /** Where the service has it paid; empty where it names no place. */
  readonly address: string;
};

/** For a payment whose provider has no form on the site: the way to the page where it is paid. */
export const PaidElsewhere = async ({
  locale,
  own,
  reservation,
  amount,
  stored,
  address,
}: PaidElsewhereProps) => {
  const t = await getScopedI18n("cardStep");
  const { holdUntil } = stored;
  const [ownPath] = own.split("?");
  const isElsewhere = address !== "" && address.split("?")[0] !== ownPath;
  return (
    <div className={styles.step}>
      {holdUntil && <p>{t("held", { time: marketOf(locale).formats.time(holdUntil) })}</p>}
      <p>{t(isElsewhere ? "elsewhereText" : "laterText")}</p>
      {isElsewhere && (
        <p>
          <ButtonLink href={address} rel="nofollow">
            {t("elsewherePay", { amount })}
          </ButtonLink>
        </p>
      )}
      <p>
        {isElsewhere && `${t("elsewherePaid")} `}
        <SiteLink href={reservation}>{t("browser.seeReservation")}</SiteLink>
      </p>
    </div>
  );
};
