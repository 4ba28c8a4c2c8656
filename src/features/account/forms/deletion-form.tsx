import { prepareForm } from "#forms/prepare-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { deleteAccount } from "../actions/delete-account.ts";
import { deletionFields } from "./account-fields.ts";
import type { AccountFormInput } from "./account-form-input.ts";
import { AccountFormPage } from "./account-form-page.tsx";
import { FirstPassword, hasPassword } from "./first-password.tsx";

/** The form that deletes an account, confirmed by its address and password. */
export const DeletionForm = async ({ locale, state, session }: AccountFormInput) => {
  const t = await getScopedI18n("account");
  const { frame, text } = await prepareForm("deletion", deletionFields, { locale, state });
  if (!(await hasPassword(locale))) return <FirstPassword locale={locale} title={t("deletionTitle")} />;
  return (
    <AccountFormPage locale={locale} title={t("deletionTitle")} intro={t("deletionIntro")}>
      <PostedForm {...frame} action={deleteAccount} submit={t("deletionSend")}>
        <TextField
          {...text("email")}
          type="email"
          label={t("deletionConfirm", { email: session.userEmail ?? "" })}
          autoComplete="off"
        />
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
