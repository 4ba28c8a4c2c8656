import type { Dealer } from "#api/models/dealer.ts";
import { deliveryTypes } from "#domain/reservation-total.ts";
import type { OwnReservation } from "../load-reserved.ts";
import { addressText } from "./address-text.ts";

/** Where a vehicle is handed over, in one line; undefined where that is not known. Pure. */
export const handoverPlace = (
  { delivery }: Pick<OwnReservation, "delivery">,
  dealers: readonly Dealer[],
): string | undefined => {
  if (delivery?.deliveryType !== deliveryTypes.dealer) return delivery && addressText(delivery);
  const to = dealers.find(({ id }) => id === delivery.deliveryDealer);
  return to && [to.name, addressText({ ...to, city: to.municipality })].filter(Boolean).join(", ");
};
