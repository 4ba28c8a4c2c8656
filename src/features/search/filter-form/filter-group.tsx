import type { ReactNode } from "react";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import styles from "./filter-form.module.css";

type FilterGroupProps = {
  readonly name: string;
  /** How many of its values are chosen; 0 shows nothing. */
  readonly chosen: number;
  readonly open: boolean;
  readonly children: ReactNode;
};

/** One filter, folded away until it is wanted. */
export const FilterGroup = ({ name, chosen, open, children }: FilterGroupProps) => {
  const title = (
    <>
      {name}
      {chosen > 0 && <b className={styles.chosen}>{chosen}</b>}
    </>
  );
  return (
    <AccordionItem title={title} open={open || chosen > 0} level={3} dense>
      <fieldset className={styles.group}>
        <legend>{name}</legend>
        {children}
      </fieldset>
    </AccordionItem>
  );
};
