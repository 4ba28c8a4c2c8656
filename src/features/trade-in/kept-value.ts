import type { z } from "zod";
import { valuation } from "#contract/valuation.ts";

/** A valuation as it is kept between the pages: one text, read by the contract's schema whenever it is shown. */
export type KeptValue = z.output<typeof valuation>;

export const keptValueTexts = (value: KeptValue): Record<string, string> => ({
  value: JSON.stringify(value),
});

/** The answer of the valuation's page: the value, and whether a customer has it: nobody else books for it then. */
export const valuationTexts = (
  value: KeptValue,
  { isCustomers }: { readonly isCustomers: boolean },
): Record<string, string> => ({ ...keptValueTexts(value), ...(isCustomers && { customer: "yes" }) });

/** The valuation that was kept; undefined where there is none. */
export const readKeptValue = (texts: Readonly<Record<string, string>> | undefined): KeptValue | undefined => {
  if (!texts?.value) return undefined;
  try {
    return valuation.safeParse(JSON.parse(texts.value)).data;
  } catch {
    return undefined;
  }
};
