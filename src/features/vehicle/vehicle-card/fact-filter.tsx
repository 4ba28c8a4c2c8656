import type { ReactNode } from "react";
import type { CardFact } from "./card-facts.ts";
import type { CardFlag } from "./card-flags.ts";

type FactFilterProps = {
  readonly form: string | undefined;
  readonly filter: CardFact["filter"];
  /** Whether it is a flag on the picture. */
  readonly flag?: CardFlag;
  readonly children: ReactNode;
};

/**
 * A fact as a button that filters its list, for pointers. Not in the tab order: a list of 24 would have two
 * hundred, and the same filters are beside the list.
 */
export const FactFilter = ({ form, filter, flag, children }: FactFilterProps) => {
  if (form === undefined || filter === undefined)
    return flag ? <b data-flag={flag}>{children}</b> : <span>{children}</span>;
  const [name, value] = filter;
  return (
    <button type="submit" form={form} name={name} value={value} tabIndex={-1} data-flag={flag}>
      {children}
    </button>
  );
};
