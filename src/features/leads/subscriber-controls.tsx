import type { PreparedForm } from "#forms/prepare-form.ts";
import { PrivacyControl } from "#forms/privacy-control.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import { isSignedIn, type Session } from "#platform/session.ts";
import { TextField } from "#ui/text-input/text-field.tsx";
import type { subscriberFields } from "./subscriber-fields.ts";

type SubscriberControlsProps = {
  readonly form: Pick<PreparedForm<ReturnType<typeof subscriberFields>>, "text" | "box">;
  readonly visitor: Session;
  /** The purpose of the address, in a sentence. */
  readonly use: string;
};

/** The mail address: that of the signed-in visitor, or a field for it. */
export const SubscriberControls = async ({ form, visitor, use }: SubscriberControlsProps) => {
  const t = await getScopedI18n("leads");
  const forms = await getScopedI18n("forms");
  // A session whose names do not fit into its cookie has none.
  if (isSignedIn(visitor)) return visitor.userEmail && <p>{t("alertTo", { email: visitor.userEmail })}</p>;
  return (
    <>
      <TextField {...form.text("email")} type="email" label={forms("email")} autoComplete="email" />
      <PrivacyControl box={form.box("privacy")} use={use} />
    </>
  );
};
