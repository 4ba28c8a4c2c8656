import type { ComponentPropsWithoutRef } from "react";
import { type FieldWords, LabelledField } from "./labelled-field.tsx";

/** A field for multi-line text. */
export const TextArea = ({
  label,
  help,
  error,
  missing,
  ...area
}: ComponentPropsWithoutRef<"textarea"> & Omit<FieldWords, "wrong" | "late">) => (
  <LabelledField {...{ label, help, error, missing }} id={area.id} describedBy={area["aria-describedby"]}>
    {(attributes) => (
      <textarea rows={5} required={missing !== undefined || undefined} {...area} {...attributes} />
    )}
  </LabelledField>
);
