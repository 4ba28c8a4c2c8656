import type { Handler } from "#backend/http/mount.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { eurosFromCents } from "#domain/money.ts";
import { publishedDeductions } from "./deduct.ts";

/** `GET retake/deductions`: the table, in the language of the call. */
export const listDeductions: Handler<typeof tradeInEndpoints.tradeInDeductions> = async (_, { locale }) => {
  const labels: Readonly<Record<string, string>> = wordingOf(locale).deductions;
  return publishedDeductions.map(({ code, cents, ...shares }) => ({
    code,
    label: labels[code] ?? code,
    ...(cents !== undefined && { amount: eurosFromCents(cents) }),
    ...shares,
  }));
};
