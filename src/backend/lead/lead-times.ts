import type { Shop } from "#backend/shop/read-shop.ts";

/** How long leads are retained, as the shop says. */
export const leadTimes = ({ retention }: Pick<Shop, "retention">) => ({
  /** Days after which an unconfirmed subscription is deleted; its link is valid as long. */
  unconfirmedDays: retention.unconfirmedDays ?? 14,
  /** Months after which a request is withdrawn that is no longer needed. */
  retentionMonths: retention.requestMonths ?? 24,
});
