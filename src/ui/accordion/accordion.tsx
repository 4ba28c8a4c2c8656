import { type ReactNode, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./accordion.module.css";

type Level = 2 | 3 | 4;

export type AccordionProps = {
  readonly items: readonly {
    readonly title: ReactNode;
    readonly content: ReactNode;
    readonly open?: boolean;
  }[];
  /** `radio`: opening one closes the others. `checkbox`: each by itself. */
  readonly mode?: "radio" | "checkbox";
  /** Level of the titles as headings, to fit the page around. */
  readonly level?: Level;
};

/** Titles that open to what belongs to them. Native disclosures: they work by key and without scripts. */
export const Accordion = ({ items, mode = "checkbox", level = 3 }: AccordionProps) => {
  const name = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content, open }, index) => {
        const key = index;
        return (
          <AccordionItem
            key={key}
            title={title}
            open={open}
            level={level}
            group={mode === "radio" ? name : undefined}
          >
            {content}
          </AccordionItem>
        );
      })}
    </div>
  );
};

export type AccordionItemProps = {
  readonly title: ReactNode;
  readonly open: boolean | undefined;
  readonly level: Level;
  /** Of the items with one group at most one is open. */
  readonly group?: string;
  /** For controls instead of text to read: closer together, in full ink and width. */
  readonly dense?: boolean;
  readonly children: ReactNode;
};

/** One title of an accordion, for those who put theirs together themselves. */
export const AccordionItem = ({ title, open, level, group, dense = false, children }: AccordionItemProps) => {
  const Heading = `h${level}` as const;
  return (
    <details className={styles.item} name={group} open={open} data-dense={dense || undefined}>
      <summary>
        <Heading>{title}</Heading>
        <Icon name="down" size={20} />
      </summary>
      <div>{children}</div>
    </details>
  );
};
