import type { ComponentPropsWithoutRef, CSSProperties, ReactNode } from "react";
import styles from "./checkbox.module.css";

export type CheckboxProps = Omit<ComponentPropsWithoutRef<"input">, "size" | "type"> & {
  readonly label: ReactNode;
  /** At the end of the line: how many vehicles it would show. */
  readonly count?: string;
  /** Edge of the box in CSS pixels. */
  readonly size?: number;
  /** One of several that share a `name`: a round box. */
  readonly type?: "checkbox" | "radio";
};

const defaultSize = 24;

/** A box to tick with its label beside it; the rest of its properties are those of the native box. */
export const Checkbox = ({ label, count, size = defaultSize, type = "checkbox", ...box }: CheckboxProps) => {
  const style = size === defaultSize ? undefined : ({ "--box": `${size}px` } as CSSProperties);
  return (
    <label className={styles.check} style={style}>
      <input type={type} {...box} />
      <span>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  );
};
