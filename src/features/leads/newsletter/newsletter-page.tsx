import { prepareForm } from "#forms/prepare-form.ts";
import { PrivacyControl } from "#forms/privacy-control.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { subscribe } from "../actions/subscribe.ts";
import { waitsForConfirmation } from "../confirmation-pending.ts";
import { LeadPage } from "../lead-page.tsx";
import type { LeadPageInput } from "../lead-page-input.ts";
import { LeadSent } from "../lead-sent.tsx";
import { newsletterFields } from "./newsletter-fields.ts";

/** The newsletter form. */
export const NewsletterPage = async ({ locale, state, query, visitor }: LeadPageInput) => {
  const t = await getScopedI18n("leads");
  const forms = await getScopedI18n("forms");
  const initial = { email: visitor.userEmail };
  const { sent, frame, text, box } = await prepareForm("newsletter", newsletterFields, {
    locale,
    state,
    query,
    begun: initial,
  });
  if (state === "done")
    return (
      <LeadSent
        title={t("newsletterSent")}
        next={t("newsletterNext")}
        sent={sent}
        waits={waitsForConfirmation(sent, "address", visitor)}
        fields={{ email: forms("email") }}
      />
    );
  return (
    <LeadPage title={t("newsletterTitle")} intro={t("newsletterIntro")}>
      <PostedForm {...frame} action={subscribe} submit={t("newsletterSend")}>
        <TextField {...text("email")} type="email" label={forms("email")} autoComplete="email" />
        <PrivacyControl box={box("privacy")} use={t("newsletterUse")} />
      </PostedForm>
    </LeadPage>
  );
};
