import { prepareForm } from "#forms/prepare-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { confirmAddress } from "../actions/confirm-address.ts";
import { codeFields } from "./account-fields.ts";
import type { AccountFormInput } from "./account-form-input.ts";
import { AccountFormPage } from "./account-form-page.tsx";
import { accountPlace } from "./account-place.ts";

/** The form of the code that was mailed to a new address. */
export const CodeForm = async ({ locale, state }: AccountFormInput) => {
  const t = await getScopedI18n("account");
  const { frame, text } = await prepareForm("code", codeFields, { locale, state });
  if (state === "done")
    return <AccountFormPage locale={locale} title={t("codeDone")} intro={t("codeNext")} />;
  return (
    <AccountFormPage locale={locale} title={t("codeTitle")} intro={t("codeIntro")}>
      <PostedForm {...frame} action={confirmAddress} submit={t("codeSend")}>
        <TextField
          {...text("code")}
          label={t("code")}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </PostedForm>
      <p>
        <SiteLink href={accountPlace("address")(locale)}>{t("codeAgain")}</SiteLink>
      </p>
    </AccountFormPage>
  );
};
