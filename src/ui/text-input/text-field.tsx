import type { ComponentPropsWithoutRef } from "react";
import { type FieldWords, LabelledField } from "./labelled-field.tsx";

export type TextFieldProps = Omit<ComponentPropsWithoutRef<"input">, "type"> &
  FieldWords & {
    readonly type?: "text" | "email" | "number" | "password" | "tel" | "date" | "search";
  };

/** A text field. */
export const TextField = ({
  label,
  type = "text",
  help,
  error,
  missing,
  wrong,
  late,
  ...input
}: TextFieldProps) => (
  <LabelledField
    {...{ label, help, error, missing, wrong, late }}
    id={input.id}
    describedBy={input["aria-describedby"]}
  >
    {(attributes) => (
      <input required={missing !== undefined || undefined} {...input} type={type} {...attributes} />
    )}
  </LabelledField>
);
