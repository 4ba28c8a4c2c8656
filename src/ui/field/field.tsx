import type { ComponentPropsWithoutRef } from "react";
import styles from "./field.module.css";
import { SelectOptions, type SelectOptionsProps } from "./select-options.tsx";

/** A select with its label above. */
export const SelectField = ({
  label,
  options,
  blank,
  ...rest
}: SelectOptionsProps & { readonly label: string } & ComponentPropsWithoutRef<"select">) => (
  <label className={styles.field}>
    <span>{label}</span>
    <select {...rest}>
      <SelectOptions options={options} blank={blank} />
    </select>
  </label>
);
