import type { FormState } from "#forms/form-state.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import { CallForm } from "./call-form.tsx";
import styles from "./card-step.module.css";
import { PhoneLink } from "./phone-link.tsx";

type PlainWayProps = {
  readonly locale: Locale;
  readonly state: FormState | undefined;
  readonly query: string;
  readonly stored: OwnReservation;
  /** The vehicle's, where the service names it. */
  readonly dealer: { readonly name: string; readonly phone?: string | undefined } | undefined;
};

/** For browsers without scripts: why a card needs them, and how to go on. Hidden with scripts. */
export const PlainWay = async ({ locale, state, query, stored, dealer }: PlainWayProps) => {
  const t = await getScopedI18n("cardStep");
  const { formats } = marketOf(locale);
  const { holdUntil, phoneNumber } = stored;
  return (
    <div className={styles.plain}>
      {state === "done" ? (
        <Notice type="success">
          <p>{holdUntil ? t("callDone", { time: formats.time(holdUntil) }) : t("callDoneSoon")}</p>
        </Notice>
      ) : (
        <>
          {holdUntil && <p>{t("held", { time: formats.time(holdUntil) })}</p>}
          <Notice type="warning" title={t("plainTitle")}>
            <p>{t("plainText")}</p>
            {dealer?.phone && (
              <p>
                {t("plainCall", { dealer: dealer.name })} <PhoneLink phone={dealer.phone} />
              </p>
            )}
          </Notice>
          {phoneNumber && <CallForm {...{ locale, state, query }} phone={phoneNumber} />}
        </>
      )}
    </div>
  );
};
