import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./filter-form.module.css";

type FilterGroupProps = {
  readonly name: string;
  /** How many of its values are chosen; 0 shows nothing. */
  readonly chosen: number;
  readonly open: boolean;
  readonly children: ReactNode;
};

/** One filter, folded away until it is wanted. */
export function FilterGroup({ name, chosen, open, children }: FilterGroupProps) {
  return (
    <details className={styles.group} open={open || chosen > 0}>
      <summary>
        {name}
        {chosen > 0 && <b>{chosen}</b>}
        <Icon name="down" size={20} />
      </summary>
      <fieldset>
        <legend>{name}</legend>
        {children}
      </fieldset>
    </details>
  );
}
