import { browsingCodes } from "#domain/browsing-codes.ts";
import { PersonControls } from "#forms/person-controls.tsx";
import { knownPerson } from "#forms/person-fields.ts";
import { prepareForm } from "#forms/prepare-form.ts";
import { PrivacyControl } from "#forms/privacy-control.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { TextArea } from "#ui/text-input/text-area.tsx";
import { sendContact } from "../actions/send-contact.ts";
import { AnswerChoice, answerFormat } from "../answer-choice.tsx";
import { LeadPage } from "../lead-page.tsx";
import type { LeadPageInput } from "../lead-page-input.ts";
import { LeadSent } from "../lead-sent.tsx";
import { MissingVehicle } from "../missing-vehicle.tsx";
import { vinOf } from "../vin-of.ts";
import { contactFields } from "./contact-fields.ts";

/** The contact form, about a vehicle or in general. */
export const ContactPage = async ({
  locale,
  state,
  query,
  visitor,
  vehicle,
  isUnavailable,
}: LeadPageInput) => {
  const t = await getScopedI18n("leads");
  const forms = await getScopedI18n("forms");
  const isOfVehicle = vinOf(query) !== undefined;
  const { sent, frame, text, choice, box } = await prepareForm("contact", contactFields(locale), {
    locale,
    state,
    query,
    begun: {
      ...knownPerson(visitor),
      message: vehicle && t("contactMessage", { name: `${vehicle.name} (${vehicle.line.price})` }),
    },
  });
  if (state === "done")
    return (
      <LeadSent
        event={vehicle && browsingCodes.hasInterest}
        title={t("contactSent")}
        next={t(isOfVehicle ? "contactVehicleNext" : "contactNext")}
        sent={sent}
        vehicle={vehicle}
        fields={{
          name: forms("name"),
          email: forms("email"),
          phone: forms("phone"),
          message: forms("message"),
          answer: t("answerLabel"),
        }}
        format={{ answer: await answerFormat() }}
      />
    );
  if (isOfVehicle && !isUnavailable && (!vehicle || vehicle.isGone))
    return <MissingVehicle locale={locale} />;
  return (
    <LeadPage
      title={t("contactTitle")}
      intro={t(isOfVehicle ? "contactVehicleIntro" : "contactIntro")}
      vehicle={vehicle}
    >
      <PostedForm {...frame} action={sendContact} submit={t("contactSend")}>
        <TextArea
          {...text("message")}
          label={forms("message")}
          help={forms("longest", { longest: String(text("message").maxLength) })}
        />
        <PersonControls text={text} either />
        <AnswerChoice {...choice("answer")} />
        <PrivacyControl box={box("privacy")} use={t("contactUse")} />
      </PostedForm>
    </LeadPage>
  );
};
