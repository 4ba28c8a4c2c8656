import { type ReactNode, useId } from "react";
import styles from "./accordion.module.css";

type Level = 2 | 3 | 4;

export type AccordionProps = {
  readonly items: readonly {
    readonly title: ReactNode;
    readonly content: ReactNode;
    readonly open?: boolean;
  }[];
  /** `radio`: opening one closes the others. `checkbox`: each on its own. */
  readonly mode?: "radio" | "checkbox";
  /** Heading level of the titles. */
  readonly level?: Level;
};

/** Collapsible sections. Native disclosures: they work by keyboard and without scripts. */
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
  /** Of the items of one group at most one is open. */
  readonly group?: string;
  /** For controls instead of text: denser, in full colour and width. */
  readonly dense?: boolean;
  readonly children: ReactNode;
};

/** One item of an accordion, for callers that compose their own. */
export const AccordionItem = ({ title, open, level, group, dense = false, children }: AccordionItemProps) => {
  const Heading = `h${level}` as const;
  return (
    <details className={styles.item} name={group} open={open} data-dense={dense || undefined}>
      <summary>
        <Heading>{title}</Heading>
      </summary>
      <div>{children}</div>
    </details>
  );
};
