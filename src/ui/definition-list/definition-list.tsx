import type { ReactNode } from "react";

type DefinitionListProps = {
  /** What is told and what is told of it, in their order; terms differ from one another. */
  readonly items: readonly (readonly [term: string, details: ReactNode])[];
  readonly className?: string | undefined;
};

/** Facts with their names. */
export const DefinitionList = ({ items, className }: DefinitionListProps) => (
  <dl className={className}>
    {items.map(([term, details]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{details}</dd>
      </div>
    ))}
  </dl>
);
