import "server-only";
import { headers } from "next/headers";
import { readConsent } from "#domain/consent.ts";
import type { SaleFacts } from "#domain/sale-facts.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { env } from "#platform/env.ts";

type Sold = {
  readonly vin: string;
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  readonly commercialDescription?: string | undefined;
  readonly kind?: VehicleKind | undefined;
};

/** What is reserved, at the price that the page shows. Pure. */
export const describeSale = (
  name: SaleFacts["name"],
  { vin, brand = "", model = "", commercialDescription = "", kind = "car" }: Sold,
  price: number | undefined,
): SaleFacts => ({
  name,
  currency: "EUR",
  value: price,
  items: [
    {
      item_id: vin,
      item_name: [brand, model, commercialDescription].filter(Boolean).join(" ") || vin,
      ...(brand !== "" && { item_brand: brand }),
      item_category: kind,
      ...(price !== undefined && { price }),
    },
  ],
});

/**
 * As the attribute `data-sale` of a page of one visitor: only for who has consented, where something measures sales.
 * @param state gets the visitor's cookies
 */
export const saleAttribute = async (
  state: (cookies: string) => SaleFacts | undefined,
): Promise<string | undefined> => {
  const { GTM_ID, GA_ID, PLAUSIBLE_URL } = env();
  if ([GTM_ID, GA_ID, PLAUSIBLE_URL].every((value) => value === undefined)) return undefined;
  const cookies = (await headers()).get("cookie") ?? "";
  const facts = readConsent(cookies) === "all" ? state(cookies) : undefined;
  return facts && JSON.stringify(facts);
};
