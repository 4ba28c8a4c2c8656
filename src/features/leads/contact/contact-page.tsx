import type { FormState } from "#forms/form-state.ts";
import { prepareForm } from "#forms/prepare-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextArea } from "#ui/text-input/text-area.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { TextInput } from "#ui/text-input/text-input.tsx";
import { sendContact } from "../actions/send-contact.ts";
import styles from "../lead.module.css";
import { LeadSent } from "../lead-sent.tsx";
import { contactFields } from "./contact-fields.ts";

export type ContactPageProps = {
  readonly locale: Locale;
  readonly state: FormState | undefined;
};

/** General contact: a page with one form, which the panel shows as it is. */
export const ContactPage = async ({ locale, state }: ContactPageProps) => {
  const t = await getScopedI18n("leads");
  const forms = await getScopedI18n("forms");
  const { sent, frame, text, box } = await prepareForm("contact", contactFields(locale), { locale, state });
  if (state === "done")
    return (
      <LeadSent
        title={t("contactSent")}
        next={t("contactNext")}
        kept={sent}
        fields={{
          name: forms("name"),
          email: forms("email"),
          phone: forms("phone"),
          message: forms("message"),
        }}
      />
    );
  return (
    <div className={styles.page}>
      <h1>{t("contactTitle")}</h1>
      <p>{t("contactIntro")}</p>
      <PostedForm {...frame} action={sendContact} submit={t("contactSend")}>
        <TextField {...text("name")} label={forms("name")} autoComplete="name" />
        <TextField {...text("email")} type="email" label={forms("email")} autoComplete="email" />
        <TextField
          {...text("phone")}
          type="tel"
          label={forms("optional", { label: forms("phone") })}
          autoComplete="tel"
        />
        <TextArea
          {...text("message")}
          label={forms("message")}
          help={forms("longest", { longest: String(text("message").maxLength) })}
        />
        <TextInput {...box("privacy")} type="checkbox" label={forms("privacy")} />
        <p className={styles.use}>
          {t("contactUse")} <SiteLink href={forms("privacyPath")}>{forms("privacyLink")}</SiteLink>
        </p>
      </PostedForm>
    </div>
  );
};
