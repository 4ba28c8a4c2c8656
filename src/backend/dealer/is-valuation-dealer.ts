import { env } from "#platform/env.ts";

/** Whether a dealer values and accepts cars: its service is one of the group CEV. */
export const isValuationDealer = ({ dealerService }: { readonly dealerService: string }): boolean =>
  env().DEALER_SERVICES_CEV.includes(dealerService);
