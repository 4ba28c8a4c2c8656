import { call } from "#api/call.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { readStoredForm } from "#forms/stored-form.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { AppointmentFacts } from "./booking/appointment-facts.tsx";
import styles from "./trade-in.module.css";

/** Confirmation of an appointment, for visitors without an account. */
export const AppointmentPage = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getScopedI18n("tradeIn");
  const form = await readStoredForm("");
  const booked = form?.fieldErrors ? undefined : form;
  const texts = booked?.texts ?? {};
  const { dealerId, dateTime = "", hour = "", minutes, sequence, confirmBefore, email, manageUrl } = texts;
  const dealers = await call("dealers", {}, { locale });
  const dealer = dealers.ok ? dealers.value.find(({ id }) => id === dealerId) : undefined;
  const slot = { dateTime, hour, minutes: numberOf(minutes), sequence: numberOf(sequence) };
  return (
    <div className={styles.page}>
      {confirmBefore ? (
        <>
          <h1>{t("appointmentHeldTitle")}</h1>
          <p>{t("appointmentHeld", { email: email ?? "", time: confirmBefore.slice(11, 16) })}</p>
          <p>{t("appointmentHeldLost")}</p>
        </>
      ) : (
        <>
          <h1>{t(dateTime ? "appointmentTitle" : "appointmentName")}</h1>
          <p>{t(dateTime ? "appointmentIntro" : "appointmentGone")}</p>
        </>
      )}
      {dateTime && (
        <AppointmentFacts
          locale={locale}
          id={booked?.reference ?? ""}
          slot={slot}
          dealer={dealer}
          isHeld={Boolean(confirmBefore)}
          car={await carItems(texts, locale)}
        />
      )}
      {manageUrl && (
        <p>
          <SiteLink href={manageUrl} rel="nofollow">
            {t("manage")}
          </SiteLink>
        </p>
      )}
      <p>
        <SiteLink href={wizardPath("trade-in", locale)}>{t("again")}</SiteLink>
      </p>
    </div>
  );
};

/** The car and its value, as the valuation named them. */
const carItems = async (
  { car, plate, value, confidence }: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<readonly (readonly [string, string])[]> => {
  const t = await getScopedI18n("tradeIn");
  const { formats, plate: plates } = marketOf(locale);
  const label = confidence === "firm" || confidence === "indicative" ? confidence : "unknown";
  return [
    ...(car ? [[t("ownCar"), car] as const] : []),
    ...(plate ? [[t("plate"), plates.text(plate)] as const] : []),
    ...(value ? [[t(`valued.${label}`), formats.money(Number(value))] as const] : []),
  ];
};

const numberOf = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);
