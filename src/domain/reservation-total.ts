import { addCents, type Cents } from "./money.ts";

/** The ids of `includeDelivery` (specification 3). */
export const deliveryTypes = { home: 0, dealer: 1, custom: 2 } as const;
export type DeliveryType = (typeof deliveryTypes)[keyof typeof deliveryTypes];

/**
 * What a reservation comes to: vehicle price, contract expenses, the cost of the chosen delivery (collecting it from
 * the dealer is free) and the warranty if one was chosen. All in cents.
 * @awaited "Reserve a vehicle and pay"
 */
export const reservationTotal = (reservation: {
  readonly priceCents: Cents;
  readonly contractExpensesCents: Cents;
  readonly delivery: DeliveryType;
  readonly homeDeliveryCents: Cents;
  readonly customDeliveryCents: Cents;
  readonly warrantyCents?: Cents | undefined;
}): Cents => {
  const deliveryCents = {
    [deliveryTypes.home]: reservation.homeDeliveryCents,
    [deliveryTypes.dealer]: 0,
    [deliveryTypes.custom]: reservation.customDeliveryCents,
  }[reservation.delivery];
  return addCents(
    reservation.priceCents,
    reservation.contractExpensesCents,
    deliveryCents,
    reservation.warrantyCents ?? 0,
  );
};
