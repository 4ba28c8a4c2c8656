import type { ComponentPropsWithoutRef } from "react";
import { SelectOptions, type SelectOptionsProps } from "../field/select-options.tsx";
import { type FieldWords, LabelledField } from "./labelled-field.tsx";

/** A select in a form, with its error. */
export const ChoiceField = ({
  label,
  help,
  error,
  options,
  blank,
  ...select
}: ComponentPropsWithoutRef<"select"> &
  Omit<FieldWords, "missing" | "wrong" | "late"> &
  SelectOptionsProps) => (
  <LabelledField {...{ label, help, error }} id={select.id} describedBy={select["aria-describedby"]}>
    {(attributes) => (
      <select {...select} {...attributes}>
        <SelectOptions options={options} blank={blank} />
      </select>
    )}
  </LabelledField>
);
