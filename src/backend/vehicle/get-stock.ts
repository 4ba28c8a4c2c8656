import { and, inArray } from "drizzle-orm";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Handler } from "#backend/http/mount.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { stockBatch } from "#contract/stock.ts";
import { marketOf } from "#market/markets.ts";
import { buildListing } from "./build-detail.ts";
import { canBeBought } from "./conditions.ts";
import { readVehiclesAfter } from "./read-vehicles.ts";

/** Pictures of a vehicle that other sites list. */
const mostPictures = 10;

/** Without what other sites do not list: most of it would be parsed a hundred thousand times for nothing. */
const shorten = ({ card, dealer, carDetailImage, ...listing }: ReturnType<typeof buildListing>) => {
  const { vin, kind, ids, totalPrice, reserved, bought, path } = card;
  const { dealerCode, id, name, phone, latitude, longitude } = dealer;
  const pictures = carDetailImage.staticImages.externalImages.slice(0, mostPictures);
  return {
    ...listing,
    card: { vin, kind, ids, totalPrice, reserved, bought, path },
    dealer: { dealerCode, id, name, phone, latitude, longitude },
    carDetailImage: {
      staticImages: {
        externalImages: pictures.map(({ url, picture: { variants } }) => ({
          url,
          ...(variants && { picture: { url, variants } }),
        })),
      },
    },
  };
};

/** `GET stock`: vehicles that can be bought in the market of the call's language, in the order of their numbers. */
export const getStock: Handler<typeof readingEndpoints.stock> = async (
  { query: { after = 0 } },
  { orm, locale, now },
) => {
  const { country } = marketOf(locale);
  const dealers = [...(await knownDealers(orm)).values()].filter((dealer) => dealer.country === country);
  const isHere = inArray(
    vehicles.dealerId,
    dealers.map(({ id }) => id),
  );
  const rows = await readVehiclesAfter(orm, after, and(canBeBought, isHere), stockBatch);
  const finance = await financeSettings(orm);
  const next = rows.at(-1)?.vehicle.id;
  return {
    vehicles: rows.map((row) => shorten(buildListing(row, { locale, finance, now }))),
    ...(next !== undefined && { next }),
  };
};
