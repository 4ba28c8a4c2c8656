import type { ComponentPropsWithoutRef } from "react";
import type { SelectOption } from "../field/field.tsx";
import { type FieldWords, LabelledField } from "./labelled-field.tsx";

/** A list to choose one value from, in a form that says what is wrong with it; `blank` is the text of the empty choice. */
export const ChoiceField = ({
  label,
  help,
  error,
  options,
  blank,
  ...select
}: ComponentPropsWithoutRef<"select"> &
  Omit<FieldWords, "hidesError"> & {
    readonly options: readonly SelectOption[];
    readonly blank?: string;
  }) => (
  <LabelledField {...{ label, help, error }} id={select.id} describedBy={select["aria-describedby"]}>
    {(attributes) => (
      <select {...select} {...attributes}>
        {blank !== undefined && <option value="">{blank}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </LabelledField>
);
