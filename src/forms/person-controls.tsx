import { getScopedI18n } from "#platform/i18n.ts";
import { TextField } from "#ui/text-input/text-field.tsx";
import type { personFields, reachableFields } from "./person-fields.ts";
import type { PreparedForm } from "./prepare-form.ts";

type PersonControlsProps = {
  readonly text: PreparedForm<ReturnType<typeof personFields> | ReturnType<typeof reachableFields>>["text"];
  /** Whether a mail address or a telephone suffices. */
  readonly either?: boolean;
};

/** Name and contact details of the sender. */
export const PersonControls = async ({ text, either = false }: PersonControlsProps) => {
  const t = await getScopedI18n("forms");
  return (
    <>
      <TextField {...text("name")} label={t("name")} autoComplete="name" />
      <TextField
        {...text("email")}
        type="email"
        label={t("email")}
        help={either ? t("either") : undefined}
        autoComplete="email"
      />
      <TextField {...text("phone")} type="tel" label={t("phone")} autoComplete="tel" />
    </>
  );
};
