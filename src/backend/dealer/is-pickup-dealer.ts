import type { Shop } from "#backend/shop/read-shop.ts";
import { env } from "#platform/env.ts";

/** Whether a vehicle can be collected from a dealer: its service is one of the group CP. */
export const isPickupDealer = (
  { dealerService }: { readonly dealerService: string },
  { dealerGroups }: Pick<Shop, "dealerGroups">,
): boolean => (dealerGroups?.CP ?? env().DEALER_SERVICES_CP).includes(dealerService);
