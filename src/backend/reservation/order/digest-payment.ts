import { createHash } from "node:crypto";
import type { ReservationContent } from "../hold/hold-vehicle.ts";

type Counted = Pick<
  ReservationContent,
  "tradeInId" | "tradeInCents" | "finance" | "delivery" | "deliveryCents" | "warrantyId" | "phone"
>;

/** A digest of what a change of makes the payment a new one: trade-in, financing, delivery with warranty, and telephone (specification 4). */
export const digestPayment = (content: Counted): string => {
  const { tradeInId, tradeInCents, finance, delivery, deliveryCents, warrantyId, phone } = content;
  const { earliest: _, latest: __, ...place } = delivery;
  const counted = [
    tradeInId,
    tradeInCents,
    finance,
    Object.entries(place).toSorted(),
    deliveryCents,
    warrantyId,
    phone,
  ];
  return createHash("sha256").update(JSON.stringify(counted)).digest("hex");
};
