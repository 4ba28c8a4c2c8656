const day = 24 * 60 * 60 * 1000;

/** Days left until a value expires, rounded, never below 0. */
export const daysUntil = (expires: Date, now: Date): number =>
  Math.max(0, Math.round((expires.getTime() - now.getTime()) / day));

/** When a valuation ends: 30 days after it was updated, or created when it never was (specification 9). In milliseconds. */
export const tradeInEnd = (changedAt: Date): number => changedAt.getTime() + 30 * day;

export type TradeInExpiry = {
  readonly expirationDate: Date;
  readonly expired: boolean;
};

/** When a valuation ends and whether it has. Undefined when the time that counts is no valid date. */
export const tradeInExpiry = (
  valuation: { readonly createTime: Date; readonly updateTime?: Date | undefined },
  now: Date,
): TradeInExpiry | undefined => {
  const expires = tradeInEnd(valuation.updateTime ?? valuation.createTime);
  const left = expires - now.getTime();
  if (Number.isNaN(left)) return undefined;
  return {
    expirationDate: new Date(expires),
    expired: left <= 0,
  };
};
