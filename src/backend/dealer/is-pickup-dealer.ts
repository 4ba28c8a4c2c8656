import { env } from "#platform/env.ts";

/** Whether a vehicle can be collected from a dealer: its service is one of the group CP. */
export const isPickupDealer = ({ dealerService }: { readonly dealerService: string }): boolean =>
  env().DEALER_SERVICES_CP.includes(dealerService);
