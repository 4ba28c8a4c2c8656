import { phoneText } from "#domain/phone-text.ts";
import type { FormState } from "#forms/form-state.ts";
import { prepareForm } from "#forms/prepare-form.ts";
import { PrivacyControl } from "#forms/privacy-control.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { requestCall } from "../actions/request-call.ts";
import { callFields } from "./call-fields.ts";

type CallFormProps = {
  readonly locale: Locale;
  readonly state: FormState | undefined;
  readonly query: string;
  /** The customer's. */
  readonly phone: string;
};

/** Requests a call from the shop, for customers who cannot pay here. */
export const CallForm = async ({ locale, state, query, phone }: CallFormProps) => {
  const t = await getScopedI18n("cardStep");
  const { frame, box } = await prepareForm("call", callFields, { locale, state, query });
  return (
    <>
      <h2>{t("callTitle")}</h2>
      <p>{t("callText", { phone: phoneText(phone) })}</p>
      <PostedForm {...frame} action={requestCall} submit={t("callSend")}>
        <PrivacyControl box={box("privacy")} use={t("callUse")} />
      </PostedForm>
    </>
  );
};
