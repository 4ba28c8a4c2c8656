import { Fragment } from "react";
import type { CardFact } from "./card-facts.ts";
import { FactFilter } from "./fact-filter.tsx";
import styles from "./vehicle-card.module.css";

type CardFactLineProps = {
  readonly part: "facts" | "tags";
  readonly facts: readonly CardFact[];
  /** Of the form that leads to the filters of the list, and what its buttons do. */
  readonly form: string | undefined;
  readonly label: string;
};

/**
 * Facts of a vehicle on a line, each leading to its filter where the list has filters. Lines break between facts, never within one; the
 * style sheet renders a point between two of a line, and none at its ends.
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
