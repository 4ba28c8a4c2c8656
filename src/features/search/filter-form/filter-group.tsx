import type { ReactNode } from "react";
import { openedKey } from "#domain/search-notices.ts";
import type { FilterGroupName } from "#domain/search-query-keys.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import styles from "./filter-form.module.css";

type FilterGroupProps = {
  readonly group: FilterGroupName;
  readonly name: string;
  /** How many of its values are chosen; 0 shows nothing. */
  readonly chosen: number;
  /** Groups that the visitor has opened. */
  readonly opened: readonly FilterGroupName[];
  /** Page of the list, which opening a group does not leave. */
  readonly page?: number;
  /** Open whatever the visitor does. */
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** One filter. Until it is wanted a button that sends the form for the list in which it is open. */
export const FilterGroup = ({
  group,
  name,
  chosen,
  opened,
  page = 1,
  open = false,
  children,
}: FilterGroupProps) => {
  if (!open && chosen === 0 && !opened.includes(group))
    return (
      <h3 className={styles.closed}>
        <button
          type="submit"
          name={openedKey}
          value={page > 1 ? `${group}.${page}` : group}
          data-needs-script=""
        >
          {name}
        </button>
      </h3>
    );
  const title = (
    <>
      {name}
      {chosen > 0 && <b className={styles.chosen}>{chosen}</b>}
    </>
  );
  return (
    <AccordionItem title={title} open level={3} dense>
      <fieldset className={styles.group}>
        <legend>{name}</legend>
        {children}
      </fieldset>
    </AccordionItem>
  );
};
