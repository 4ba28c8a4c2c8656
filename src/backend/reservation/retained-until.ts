import type { Shop } from "#backend/shop/read-shop.ts";

/** Retention of purchase documents in years, as the shop says, else six (Spain: Código de Comercio, art. 30). */
export const retentionYears = ({ retention }: Pick<Shop, "retention">): number =>
  retention.reservationYears ?? 6;

/** Adds the years of retention, or subtracts them when negative. */
export const retainedUntil = (from: Date, years: number): Date => {
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  return until;
};
