import { call } from "#api/call.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { readStoredForm } from "#forms/stored-form.ts";
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
  const { dealerId, dateTime = "", hour = "", minutes, sequence, confirmBefore, email } = booked?.texts ?? {};
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
        />
      )}
      <p>
        <SiteLink href={wizardPath("trade-in", locale)}>{t("again")}</SiteLink>
      </p>
    </div>
  );
};

const numberOf = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);
