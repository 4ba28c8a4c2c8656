import { type ReactNode, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./accordion.module.css";

export type AccordionItem = {
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly open?: boolean;
};

export type AccordionProps = {
  readonly items: readonly AccordionItem[];
  /** `radio`: opening one closes the others. `checkbox`: each by itself. */
  readonly mode?: "radio" | "checkbox";
  /** Level of the titles as headings, to fit the page around. */
  readonly level?: 2 | 3 | 4;
};

/** Titles that open to what belongs to them. Native disclosures: they work by key and without scripts. */
export function Accordion({ items, mode = "checkbox", level = 3 }: AccordionProps) {
  const name = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content, open }, index) => {
        const key = index;
        return (
          <details key={key} name={mode === "radio" ? name : undefined} open={open}>
            <summary>
              <Heading>{title}</Heading>
              <Icon name="down" size={20} />
            </summary>
            <div>{content}</div>
          </details>
        );
      })}
    </div>
  );
}
