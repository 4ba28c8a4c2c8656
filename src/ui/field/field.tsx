import type { ComponentPropsWithoutRef } from "react";
import styles from "./field.module.css";

export type SelectOption = { readonly value: string; readonly text: string };

/** A list to choose one value from, with its label above; `blank` is the text of the empty choice. */
export const SelectField = ({
  label,
  options,
  blank,
  ...rest
}: {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly blank?: string;
} & ComponentPropsWithoutRef<"select">) => (
  <label className={styles.field}>
    <span>{label}</span>
    <select {...rest}>
      {blank !== undefined && <option value="">{blank}</option>}
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
