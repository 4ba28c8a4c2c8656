import type { ComponentPropsWithoutRef } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./filter-tag.module.css";

export type FilterTagSize = "normal" | "large";

export type FilterTagProps = Omit<ComponentPropsWithoutRef<"input">, "size" | "type"> & {
  readonly text: string;
  readonly size?: FilterTagSize;
  /** Removing it hides it. Requires that it starts selected. */
  readonly closable?: boolean;
};

/**
 * A filter to toggle inside a form: a checkbox styled as a tag, so that it works and is sent without scripts.
 * `name`, `value`, `defaultChecked` and the rest are those of the native input.
 */
export const FilterTag = ({ text, size = "normal", closable = false, ...box }: FilterTagProps) => (
  <label className={styles.tag} data-size={size} data-closable={closable ? "" : undefined}>
    <input type="checkbox" {...box} />
    <span>{text}</span>
    {closable && <Icon name="close" size={16} />}
  </label>
);
