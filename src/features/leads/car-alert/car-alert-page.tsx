import { browsingCodes } from "#domain/browsing-codes.ts";
import { prepareForm } from "#forms/prepare-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { isSignedIn } from "#platform/session.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { VehicleLine } from "#ui/vehicle-line/vehicle-line.tsx";
import { AboutList } from "../about-list.tsx";
import { requestCarAlert } from "../actions/request-car-alert.ts";
import { waitsForConfirmation } from "../confirmation-pending.ts";
import styles from "../lead.module.css";
import { LeadPage } from "../lead-page.tsx";
import type { LeadPageInput } from "../lead-page-input.ts";
import { LeadSent } from "../lead-sent.tsx";
import { ManageAlerts } from "../manage-alerts.tsx";
import { MissingVehicle } from "../missing-vehicle.tsx";
import type { AlertPreview as PreviewData } from "../requested-list.ts";
import { SubscriberControls } from "../subscriber-controls.tsx";
import { carAlertFields } from "./car-alert-fields.ts";

/** Recent matches of the alert, to show whether it would send too few or too many mails. */
const AlertPreview = async ({ days, arrived, cheaper, vehicles }: PreviewData) => {
  const t = await getScopedI18n("leads");
  return (
    <section className={styles.preview}>
      <h2>{t("previewTitle", { days })}</h2>
      <p>
        {arrived + cheaper === 0
          ? t("previewNone")
          : t("previewSome", {
              arrived: t("arrived", { count: arrived }),
              cheaper: t("cheaper", { count: cheaper }),
            })}
      </p>
      {vehicles.length > 0 && (
        <ul>
          {vehicles.map((vehicle) => (
            <li key={vehicle.href}>
              <VehicleLine {...vehicle} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** Form for an alert about vehicles that join a list or become cheaper there. */
export const CarAlertPage = async ({ locale, state, query, visitor, list }: LeadPageInput) => {
  const t = await getScopedI18n("leads");
  const forms = await getScopedI18n("forms");
  const isKnown = isSignedIn(visitor);
  const form = await prepareForm("car-alert", carAlertFields(isKnown), {
    locale,
    state,
    query,
    begun: { title: list?.title },
  });
  if (state === "done")
    return (
      <LeadSent
        event={browsingCodes.hasInterest}
        title={t("carAlertSent")}
        next={t("carAlertNext")}
        sent={form.sent}
        waits={waitsForConfirmation(form.sent, "account", visitor)}
        fields={{ title: t("carAlertName"), email: forms("email") }}
      >
        <ManageAlerts locale={locale} visitor={visitor} />
      </LeadSent>
    );
  if (!list) return <MissingVehicle locale={locale} of="list" />;
  return (
    <LeadPage title={t("carAlertTitle")} intro={t("carAlertIntro")}>
      <AboutList list={list} />
      {list.preview && <AlertPreview {...list.preview} />}
      <PostedForm {...form.frame} action={requestCarAlert} submit={t("carAlertSend")}>
        <TextField {...form.text("title")} label={t("carAlertName")} autoComplete="off" />
        <SubscriberControls form={form} visitor={visitor} use={t("alertUse")} />
      </PostedForm>
    </LeadPage>
  );
};
