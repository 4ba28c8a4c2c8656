import type { z } from "zod";
import { valuation } from "#contract/valuation.ts";

/** A valuation as stored between the pages: as JSON, parsed by the contract's schema. */
export type StoredValue = z.output<typeof valuation>;

export const storedValueTexts = (value: StoredValue): Record<string, string> => ({
  value: JSON.stringify(value),
});

/** The answer of the valuation's page: the value, and whether a customer owns it: then only they can book. */
export const valuationTexts = (
  value: StoredValue,
  { isCustomers }: { readonly isCustomers: boolean },
): Record<string, string> => ({ ...storedValueTexts(value), ...(isCustomers && { customer: "yes" }) });

/** Parses the stored valuation; undefined if there is none. */
export const readStoredValue = (
  texts: Readonly<Record<string, string>> | undefined,
): StoredValue | undefined => {
  if (!texts?.value) return undefined;
  try {
    return valuation.safeParse(JSON.parse(texts.value)).data;
  } catch {
    return undefined;
  }
};
