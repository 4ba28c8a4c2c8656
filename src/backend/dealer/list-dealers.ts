import type { Handler } from "#backend/http/mount.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { dealerOpenState } from "./dealer-open-state.ts";
import { knownDealers } from "./known-dealers.ts";

/** `GET dealers/v2`. The addresses of staff are for mails alone. */
export const listDealers: Handler<typeof readingEndpoints.dealers> = async (_, { orm, now }) => {
  const dealers = await knownDealers(orm);
  return [...dealers.values()].map(
    ({ id: _number, wireId, region: _region, staffMail: _mail, whatsapp, ...dealer }) => {
      const openState = dealerOpenState(dealer, now);
      return {
        ...{ ...dealer, id: wireId, timeZone: timeZoneAt(dealer) },
        ...(whatsapp && { whatsapp }),
        ...(openState && { openState }),
      };
    },
  );
};
