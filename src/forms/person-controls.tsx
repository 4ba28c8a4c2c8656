import { getScopedI18n } from "#platform/i18n.ts";
import { TextField } from "#ui/text-input/text-field.tsx";
import type { personFields } from "./person-fields.ts";
import type { PreparedForm } from "./prepare-form.ts";

type PersonControlsProps = {
  readonly text: PreparedForm<ReturnType<typeof personFields>>["text"];
  readonly needsPhone: boolean;
};

/** Name and contact details of the sender. */
export const PersonControls = async ({ text, needsPhone }: PersonControlsProps) => {
  const t = await getScopedI18n("forms");
  return (
    <>
      <TextField {...text("name")} label={t("name")} autoComplete="name" />
      <TextField {...text("email")} type="email" label={t("email")} autoComplete="email" />
      <TextField
        {...text("phone")}
        type="tel"
        label={needsPhone ? t("phone") : t("optional", { label: t("phone") })}
        autoComplete="tel"
      />
    </>
  );
};
