import type { ComponentPropsWithoutRef } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./filter-tag.module.css";

export type FilterTagSize = "normal" | "large";

export type FilterTagProps = Omit<ComponentPropsWithoutRef<"input">, "size" | "type"> & {
  readonly text: string;
  readonly size?: FilterTagSize;
  /** Taking it off hides it. It then has to start selected. */
  readonly closable?: boolean;
};

/**
 * A filter to switch on and off inside a form: a check box rendered as a tag, so that it works and is sent without
 * scripts. `name`, `value`, `defaultChecked` and the rest are those of the box.
 */
export const FilterTag = ({ text, size = "normal", closable = false, ...box }: FilterTagProps) => (
  <label className={styles.tag} data-size={size} data-closable={closable ? "" : undefined}>
    <input type="checkbox" {...box} />
    <span>{text}</span>
    {closable && <Icon name="close" size={16} />}
  </label>
);
