import type { ComponentPropsWithoutRef, CSSProperties, ReactNode } from "react";
import styles from "./checkbox.module.css";

export type CheckboxProps = Omit<ComponentPropsWithoutRef<"input">, "size" | "type"> & {
  readonly label: ReactNode;
  /** At the end of the line: the number of matching vehicles. */
  readonly count?: string;
  /** Size of the box in CSS pixels. */
  readonly size?: number;
  /** A radio button, one of several that share a `name`. */
  readonly type?: "checkbox" | "radio";
};

const defaultSize = 24;

/** A checkbox with its label; other props are those of the native input. */
export const Checkbox = ({ label, count, size = defaultSize, type = "checkbox", ...box }: CheckboxProps) => {
  const style = size === defaultSize ? undefined : ({ "--box": `${size}px` } as CSSProperties);
  return (
    <label className={styles.check} style={style} data-count={count}>
      <input type={type} {...box} />
      {typeof label === "string" ? label : <span>{label}</span>}
    </label>
  );
};
