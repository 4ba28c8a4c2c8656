import { prepareForm } from "#forms/prepare-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { changeDetails } from "../actions/change-details.ts";
import { detailsFields } from "./account-fields.ts";
import type { AccountFormInput } from "./account-form-input.ts";
import { AccountFormPage } from "./account-form-page.tsx";

/** The form of a customer's name and phone number. */
export const DetailsForm = async ({ locale, state, session }: AccountFormInput) => {
  const t = await getScopedI18n("account");
  const forms = await getScopedI18n("forms");
  const { frame, text } = await prepareForm("details", detailsFields(locale), {
    locale,
    state,
    begun: { name: session.name, phone: session.phoneNumber },
  });
  if (state === "done")
    return <AccountFormPage locale={locale} title={t("detailsDone")} intro={t("detailsNext")} />;
  return (
    <AccountFormPage locale={locale} title={t("detailsTitle")} intro={t("detailsIntro")}>
      <PostedForm {...frame} action={changeDetails} submit={t("detailsSend")}>
        <TextField {...text("name")} label={forms("name")} autoComplete="name" />
        <TextField
          {...text("phone")}
          type="tel"
          label={forms("optional", { label: forms("phone") })}
          autoComplete="tel"
        />
      </PostedForm>
    </AccountFormPage>
  );
};
