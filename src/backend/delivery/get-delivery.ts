import { isPickupDealer } from "#backend/dealer/is-pickup-dealer.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { InvalidFieldError } from "#backend/errors.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Handler } from "#backend/http/mount.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { findByVin } from "#backend/vehicle/find-by-vin.ts";
import type { paymentEndpoints } from "#contract/payment-endpoints.ts";
import { eurosFromCents } from "#domain/money.ts";
import { marketOfCountry } from "#market/markets.ts";
import { deliverTo, fetchAt } from "./offer-delivery.ts";

/** `GET delivery/{vin}`: delivery of a vehicle to a postal code. Throws InvalidFieldError for an invalid postal code of the country. */
export const getDelivery: Handler<typeof paymentEndpoints.delivery> = async (
  { params, query },
  { orm, now },
) => {
  const { country, financed: isFinanced = false } = query;
  const zipCode = marketOfCountry(country).postalCode.normalise(query.zipCode);
  if (zipCode === undefined) throw new InvalidFieldError("zipCode", "No postal code of this country");
  const { dealer: from } = await findByVin(orm, params.vin);
  const { config } = await financeSettings(orm);
  const brought = deliverTo({ from, to: { country, zipCode }, now, isFinanced }, config);
  const shop = await readShop(orm);
  const dealers = [...(await knownDealers(orm)).values()].filter((each) => isPickupDealer(each, shop));
  const fetched = dealers.flatMap((to) => {
    const dates = fetchAt({ from, to, now, isFinanced });
    return dates ? [{ dealerId: to.wireId, ...dates }] : [];
  });
  return {
    ...(brought && {
      home: optionOf(brought, brought.homeCents),
      custom: optionOf(brought, brought.customCents),
    }),
    dealers: fetched,
  };
};

const optionOf = ({ earliest, latest }: { earliest: string; latest: string }, cents: number) => ({
  cost: eurosFromCents(cents),
  earliest,
  latest,
});
