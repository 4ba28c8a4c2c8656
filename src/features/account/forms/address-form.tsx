import { prepareForm } from "#forms/prepare-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { requestAddressChange } from "../actions/request-address-change.ts";
import { addressFields } from "./account-fields.ts";
import type { AccountFormInput } from "./account-form-input.ts";
import { AccountFormPage } from "./account-form-page.tsx";
import { CodeForm } from "./code-form.tsx";
import { FirstPassword, hasPassword } from "./first-password.tsx";

/** The form of a new address; once requested, that of the mailed code. */
export const AddressForm = async ({ locale, state, session }: AccountFormInput) => {
  const t = await getScopedI18n("account");
  const { frame, text } = await prepareForm("address", addressFields, { locale, state });
  if (state === "done") return <CodeForm locale={locale} state={undefined} session={session} />;
  if (!(await hasPassword(locale))) return <FirstPassword locale={locale} title={t("addressTitle")} />;
  return (
    <AccountFormPage locale={locale} title={t("addressTitle")} intro={t("addressIntro")}>
      <PostedForm {...frame} action={requestAddressChange} submit={t("addressSend")}>
        <TextField {...text("email")} type="email" label={t("newEmail")} autoComplete="email" />
        <TextField
          {...text("password")}
          type="password"
          label={t("presentPassword")}
          autoComplete="current-password"
        />
      </PostedForm>
    </AccountFormPage>
  );
};
