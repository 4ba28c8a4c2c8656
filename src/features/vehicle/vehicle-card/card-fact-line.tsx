import { Fragment } from "react";
import type { CardFact } from "./card-facts.ts";
import { FactFilter } from "./fact-filter.tsx";

type CardFactLineProps = {
  readonly part: "facts" | "tags";
  readonly facts: readonly CardFact[];
  /** What stands between two. */
  readonly between: string;
  /** Behind a button the style sheet draws it: lines would break before it. */
  readonly drawn?: boolean;
  /** Of the form that leads to the filters of the list, and what its buttons do. */
  readonly form: string | undefined;
  readonly label: string;
};

/** Facts of a vehicle on a line, each leading to its filter where the list has filters. Lines break between facts, never within one. */
export const CardFactLine = ({ part, facts, between, drawn = false, form, label }: CardFactLineProps) => {
  const isButton = (fact: CardFact | undefined) => form !== undefined && fact?.filter !== undefined;
  const group = form === undefined ? {} : { role: "group", "aria-label": label };
  return (
    <p data-part={part} {...group}>
      {facts.map(({ text, filter }, index) => (
        <Fragment key={text}>
          {index > 0 && (drawn && isButton(facts[index - 1]) ? " " : between)}
          <FactFilter form={form} filter={filter}>
            {text.replaceAll(" ", "\u00a0")}
          </FactFilter>
        </Fragment>
      ))}
    </p>
  );
};
