import { browsingCodes } from "#domain/browsing-codes.ts";
import { prepareForm } from "#forms/prepare-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { isSignedIn } from "#platform/session.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { requestPriceDrop } from "../actions/request-price-drop.ts";
import { waitsForConfirmation } from "../confirmation-pending.ts";
import { LeadPage } from "../lead-page.tsx";
import type { LeadPageInput } from "../lead-page-input.ts";
import { LeadSent } from "../lead-sent.tsx";
import { ManageAlerts } from "../manage-alerts.tsx";
import { MissingVehicle } from "../missing-vehicle.tsx";
import { SubscriberControls } from "../subscriber-controls.tsx";
import { subscriberFields } from "../subscriber-fields.ts";

/** Form for an alert about a lower price of one vehicle. */
export const PriceDropPage = async ({
  locale,
  state,
  query,
  visitor,
  vehicle,
  isUnavailable,
}: LeadPageInput) => {
  const t = await getScopedI18n("leads");
  const forms = await getScopedI18n("forms");
  const isKnown = isSignedIn(visitor);
  const form = await prepareForm("price-drop", subscriberFields(isKnown), { locale, state, query });
  if (state === "done")
    return (
      <LeadSent
        event={browsingCodes.hasInterest}
        title={t("priceDropSent")}
        next={t("priceDropNext")}
        sent={form.sent}
        waits={waitsForConfirmation(form.sent, "account", visitor)}
        fields={{ email: forms("email") }}
        vehicle={vehicle}
      >
        <ManageAlerts locale={locale} visitor={visitor} />
      </LeadSent>
    );
  if (!isUnavailable && (!vehicle || vehicle.isGone)) return <MissingVehicle locale={locale} />;
  return (
    <LeadPage title={t("priceDropTitle")} intro={t("priceDropIntro")} vehicle={vehicle}>
      <PostedForm {...form.frame} action={requestPriceDrop} submit={t("priceDropSend")}>
        <SubscriberControls form={form} visitor={visitor} use={t("alertUse")} />
      </PostedForm>
    </LeadPage>
  );
};
