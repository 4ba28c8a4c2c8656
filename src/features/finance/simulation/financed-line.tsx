import type { FinancedProps } from "./financed-price.tsx";

/** The instalment and its rate in two short lines, for the bar of a phone. */
export const FinancedLine = ({ view, words }: FinancedProps) => (
  <>
    <span>
      {view.monthly} {words.perMonth}
    </span>
    <span>{view.taeg}</span>
  </>
);
