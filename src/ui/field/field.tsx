import type { ComponentPropsWithoutRef } from "react";
import styles from "./field.module.css";

/** A text or number field with its label above. */
export function TextField({
  label,
  ...rest
}: { readonly label: string } & ComponentPropsWithoutRef<"input">) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input {...rest} />
    </label>
  );
}

export type SelectOption = { readonly value: string; readonly text: string };

/** A list to choose one value from, with its label above; `blank` is the text of the empty choice. */
export function SelectField({
  label,
  options,
  blank,
  ...rest
}: {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly blank?: string;
} & ComponentPropsWithoutRef<"select">) {
  return (
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
}

/** A box to tick, with the number of vehicles it would show. */
export function CheckField({
  label,
  count,
  ...rest
}: { readonly label: string; readonly count?: string } & ComponentPropsWithoutRef<"input">) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...rest} />
      {label}
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
