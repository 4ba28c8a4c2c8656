import { call } from "#api/call.ts";
import { phoneText } from "#domain/phone-text.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { readKeptForm } from "#forms/kept-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { dayText } from "./booking/slot-texts.ts";
import styles from "./trade-in.module.css";

/** What was booked by somebody who has no account to look it up in. */
export const AppointmentPage = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getScopedI18n("tradeIn");
  const kept = await readKeptForm("");
  const { dealerId, dateTime, hour = "" } = kept?.texts ?? {};
  const dealers = await call("dealers", {}, { locale });
  const dealer = dealers.ok ? dealers.value.find(({ id }) => id === dealerId) : undefined;
  return (
    <div className={styles.page}>
      <h1>{t("appointmentTitle")}</h1>
      <p>{t(dateTime ? "appointmentIntro" : "appointmentGone")}</p>
      {dateTime && (
        <DefinitionList
          className={styles.facts}
          items={[
            [t("when"), t("whenText", { day: dayText(dateTime.slice(0, 10), locale), hour })],
            ...(dealer
              ? ([
                  [t("where"), `${dealer.name}, ${dealer.address}, ${dealer.zipCode} ${dealer.municipality}`],
                  [t("phone"), phoneText(dealer.phone)],
                ] as const)
              : []),
          ]}
        />
      )}
      <p>{t("bring")}</p>
      <p>
        <SiteLink href={wizardPath("trade-in", locale)}>{t("again")}</SiteLink>
      </p>
    </div>
  );
};
