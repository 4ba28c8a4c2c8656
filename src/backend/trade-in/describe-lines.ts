import type { StoredValuationLine } from "#backend/store/schema/trade-ins.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { Locale } from "#platform/locale.ts";

/** Lines of a value in the fields of the contract, in euros. A line with an unknown code (of a newer release) shows its code. */
export const describeLines = (lines: readonly StoredValuationLine[], locale: Locale) => {
  const labels: Readonly<Record<string, string>> = wordingOf(locale).valuation;
  return lines.map(({ code, cents }) => ({ code, label: labels[code] ?? code, amount: cents / 100 }));
};
