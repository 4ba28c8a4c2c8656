import type { Cents } from "./money.ts";

/** The reduction in whole percent of the previous price, rounded down; 0 when there is none. */
export const discountPercent = (previousCents: Cents, currentCents: Cents): number => {
  if (!(previousCents > currentCents) || previousCents <= 0) return 0;
  return Math.floor(((previousCents - currentCents) * 100) / previousCents);
};

/** One entry of the append-only price log: from `at` (milliseconds since 1970) on, the price was `priceCents`. */
export type PriceEntry = { readonly at: number; readonly priceCents: Cents };

export type PriceReduction = {
  readonly previousCents: Cents;
  readonly currentCents: Cents;
  readonly reducedAt: number;
  /** Whole percent of the previous price, rounded down so that it never promises more than is given. */
  readonly discountPercent: number;
};

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * The price that may be struck through: the lowest one that was in force during the 30 days before the latest change,
 * if that change was a reduction and the price is higher than today's; else undefined. The order of the log does not
 * matter, entries after `now` are ignored. Source: Directive 98/6/EC art. 6a; Court of Justice, C-330/23.
 */
export const previousPrice = (log: readonly PriceEntry[], now: number): PriceReduction | undefined => {
  const changes = log
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at - b.at)
    .filter(({ priceCents }, index, all) => priceCents !== all[index - 1]?.priceCents);
  const latest = changes.at(-1);
  const before = changes.at(-2);
  if (latest === undefined || before === undefined || latest.priceCents >= before.priceCents)
    return undefined;
  const inForce = changes.slice(0, -1).filter(({ at }, index) => {
    const until = changes[index + 1]?.at ?? latest.at;
    return until > at && until > latest.at - thirtyDays;
  });
  const previousCents = Math.min(...inForce.map(({ priceCents }) => priceCents));
  if (!Number.isFinite(previousCents) || previousCents <= latest.priceCents) return undefined;
  return {
    previousCents,
    currentCents: latest.priceCents,
    reducedAt: latest.at,
    discountPercent: discountPercent(previousCents, latest.priceCents),
  };
};
