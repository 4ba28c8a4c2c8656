import { isPickupDealer } from "#backend/dealer/is-pickup-dealer.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { bringTo, fetchAt, type Route } from "#backend/delivery/offer-delivery.ts";
import { InvalidFieldError } from "#backend/errors.ts";
import type { FinanceConfig } from "#backend/finance/finance-settings.ts";
import type { Orm } from "#backend/store/database.ts";
import type { StoredDelivery } from "#backend/store/schema/reservations.ts";
import type { Cents } from "#domain/money.ts";
import { deliveryTypes } from "#domain/reservation-total.ts";
import type { Market } from "#market/market.ts";
import { checkZipCode, type ReservationBody } from "./check-person.ts";

type Delivery = ReservationBody["delivery"];

export type CheckedDelivery = { readonly delivery: StoredDelivery; readonly deliveryCents: Cents };

type From = {
  readonly orm: Orm;
  /** Where the vehicle stands. */
  readonly from: StoredDealer;
  readonly market: Market;
  readonly config: FinanceConfig;
  readonly now: Date;
};

/** How the vehicle comes to its owner, for how much, and by when. Throws InvalidFieldError for what is not offered. */
export const checkDelivery = async (delivery: Delivery, from: From): Promise<CheckedDelivery> =>
  delivery.deliveryType === deliveryTypes.dealer ? collect(delivery, from) : bring(delivery, from);

const collect = async (
  { deliveryType, deliveryDealer }: Extract<Delivery, { deliveryType: 1 }>,
  { orm, from, now }: From,
): Promise<CheckedDelivery> => {
  const dealers = [...(await knownDealers(orm)).values()].filter(isPickupDealer);
  const to = dealers.find(({ wireId }) => wireId === deliveryDealer);
  const dates = to && fetchAt({ from, to, now });
  if (!dates)
    throw new InvalidFieldError("delivery.deliveryDealer", "No dealer that hands this vehicle over");
  return { delivery: { deliveryType, deliveryDealer, country: to.country, ...dates }, deliveryCents: 0 };
};

const bring = async (
  delivery: Exclude<Delivery, { deliveryType: 1 }>,
  { from, market, config, now }: From,
): Promise<CheckedDelivery> => {
  const { country } = market;
  if (delivery.country !== country)
    throw new InvalidFieldError("delivery.country", "The country of the market");
  const zipCode = checkZipCode(delivery, market, "delivery");
  const route: Route = { from, to: { country, zipCode }, now };
  const brought = bringTo(route, config);
  if (brought === undefined) throw new InvalidFieldError("delivery.zipCode", "No vehicles are brought there");
  const { earliest, latest, homeCents, customCents } = brought;
  const { deliveryType, address, city } = delivery;
  const window = delivery.deliveryType === deliveryTypes.custom ? delivery.window : undefined;
  return {
    delivery: {
      ...{ deliveryType, address, city, zipCode, country, earliest, latest },
      ...(window !== undefined && { window }),
    },
    deliveryCents: deliveryType === deliveryTypes.home ? homeCents : customCents,
  };
};
