import type { Shop } from "#backend/shop/read-shop.ts";
import { env } from "#platform/env.ts";

/** Whether a dealer values and accepts cars: its service is one of the group CEV. */
export const isValuationDealer = (
  { dealerService }: { readonly dealerService: string },
  { dealerGroups }: Pick<Shop, "dealerGroups">,
): boolean => (dealerGroups?.CEV ?? env().DEALER_SERVICES_CEV).includes(dealerService);
