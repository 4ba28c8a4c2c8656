import type { ReactNode } from "react";
import type { CardFact } from "./card-facts.ts";
import type { CardFlag } from "./card-flags.ts";

type FactFilterProps = {
  readonly form: string | undefined;
  readonly filter: CardFact["filter"];
  /** The word on the picture that it is. */
  readonly flag?: CardFlag;
  readonly children: ReactNode;
};

/**
 * A fact as the button that filters its list by it, for those who point at it. It is no stop of the tabulator: a list of 24 would
 * have two hundred, and all of them are in the filters beside it.
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
