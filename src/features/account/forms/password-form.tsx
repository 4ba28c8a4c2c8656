import { prepareForm } from "#forms/prepare-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { changePassword } from "../actions/change-password.ts";
import { passwordFields } from "./account-fields.ts";
import type { AccountFormInput } from "./account-form-input.ts";
import { AccountFormPage } from "./account-form-page.tsx";
import { hasPassword } from "./first-password.tsx";

/** The form of a new password. */
export const PasswordForm = async ({ locale, state }: AccountFormInput) => {
  const t = await getScopedI18n("account");
  const { frame, text } = await prepareForm("password", passwordFields, { locale, state });
  const isChanged = await hasPassword(locale);
  if (state === "done")
    return <AccountFormPage locale={locale} title={t("passwordDone")} intro={t("passwordNext")} />;
  return (
    <AccountFormPage
      locale={locale}
      title={t(isChanged ? "passwordTitle" : "firstPasswordTitle")}
      intro={t(isChanged ? "passwordIntro" : "firstPasswordIntro")}
    >
      <PostedForm
        {...frame}
        action={changePassword}
        submit={t(isChanged ? "passwordSend" : "firstPasswordSend")}
      >
        {isChanged && (
          <TextField
            {...text("password")}
            type="password"
            label={t("presentPassword")}
            autoComplete="current-password"
          />
        )}
        <TextField
          {...text("newPassword")}
          type="password"
          label={t("newPassword")}
          help={t("newPasswordHelp")}
          autoComplete="new-password"
        />
      </PostedForm>
    </AccountFormPage>
  );
};
