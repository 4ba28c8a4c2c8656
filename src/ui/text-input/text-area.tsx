import type { ComponentPropsWithoutRef } from "react";
import { type FieldWords, LabelledField } from "./labelled-field.tsx";

/** A field for multi-line text. */
export const TextArea = ({
  label,
  help,
  error,
  ...area
}: ComponentPropsWithoutRef<"textarea"> & Omit<FieldWords, "hidesError">) => (
  <LabelledField {...{ label, help, error }} id={area.id} describedBy={area["aria-describedby"]}>
    {(attributes) => <textarea rows={5} {...area} {...attributes} />}
  </LabelledField>
);
