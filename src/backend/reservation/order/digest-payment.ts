import { createHash } from "node:crypto";
import type { ReservationContent } from "../hold/hold-vehicle.ts";

type Counted = Pick<
  ReservationContent,
  "tradeInId" | "tradeInCents" | "finance" | "delivery" | "deliveryCents" | "phone"
>;

/** A digest of what a change of makes the payment a new one: trade-in, financing, delivery by its type, dealer and cost, and telephone (specification 4). */
export const digestPayment = (content: Counted): string => {
  const { tradeInId, tradeInCents, finance, delivery, deliveryCents, phone } = content;
  const { deliveryType, deliveryDealer } = delivery;
  const counted = [tradeInId, tradeInCents, finance, deliveryType, deliveryDealer, deliveryCents, phone];
  return createHash("sha256").update(JSON.stringify(counted)).digest("hex");
};
