const day = 24 * 60 * 60 * 1000;

/** Days left until a value expires, rounded, never below 0. */
export const daysUntil = (expires: Date, now: Date): number =>
  Math.max(0, Math.round((expires.getTime() - now.getTime()) / day));

export type TradeInExpiry = {
  readonly expirationDate: Date;
  readonly expired: boolean;
};

/**
 * A valuation holds for 30 days after it was updated, or created when it never was (specification 9). Undefined when
 * the time that counts is no valid date.
 */
export const tradeInExpiry = (
  valuation: { readonly createTime: Date; readonly updateTime?: Date | undefined },
  now: Date,
): TradeInExpiry | undefined => {
  const expires = (valuation.updateTime ?? valuation.createTime).getTime() + 30 * day;
  const left = expires - now.getTime();
  if (Number.isNaN(left)) return undefined;
  return {
    expirationDate: new Date(expires),
    expired: left <= 0,
  };
};
