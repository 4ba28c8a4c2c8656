import { Fragment, type ReactNode } from "react";

type DefinitionListProps = {
  /** Terms with their descriptions, in order; terms are unique. */
  readonly items: readonly (readonly [term: string, details: ReactNode])[];
  readonly className?: string | undefined;
  /** Without an element around each pair, where the list is a grid of two columns. */
  readonly flat?: boolean;
};

/** A list of terms and descriptions. */
export const DefinitionList = ({ items, className, flat = false }: DefinitionListProps) => (
  <dl className={className}>
    {items.map(([term, details]) => {
      const Pair = flat ? Fragment : "div";
      return (
        <Pair key={term}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </Pair>
      );
    })}
  </dl>
);
