import type { ReactNode } from "react";

type DefinitionListProps = {
  /** Terms with their descriptions, in order; terms are unique. */
  readonly items: readonly (readonly [term: string, details: ReactNode])[];
  readonly className?: string | undefined;
};

/** A list of terms and descriptions. */
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
