import { Fragment } from "react";
import type { CardFact } from "./card-facts.ts";
import { FactFilter } from "./fact-filter.tsx";
import styles from "./vehicle-card.module.css";

type CardFactLineProps = {
  readonly part: "facts" | "tags";
  readonly facts: readonly CardFact[];
  /** Id and hint of the form whose buttons set filters of the list. */
  readonly form: string | undefined;
  readonly label: string;
};

/**
 * Facts of a vehicle in a line, each with a button for its filter where the list has filters. Lines break
 * between facts, never within one; CSS adds separators between facts of a line, and none at its ends.
 */
export const CardFactLine = ({ part, facts, form, label }: CardFactLineProps) => {
  const group = form === undefined ? {} : { role: "group", "aria-label": label };
  return (
    <p data-part={part} className={styles.line} {...group}>
      {facts.map(({ text, filter }, index) => (
        <Fragment key={text}>
          {index > 0 && " "}
          <FactFilter form={form} filter={filter}>
            {text}
          </FactFilter>
        </Fragment>
      ))}
    </p>
  );
};
