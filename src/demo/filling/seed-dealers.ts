import { bulkInsert } from "#backend/store/bulk-insert.ts";
import type { Orm } from "#backend/store/database.ts";
import { dealers as table } from "#backend/store/schema/dealers.ts";
import { dealerServices } from "../dealers/dealer-services.ts";
import { dealers } from "../dealers/dealers.ts";

/** Stores the dealers and answers their numbers by dealer code. On the wire a dealer's service is its group. */
export const seedDealers = async (orm: Pick<Orm, "execute">): Promise<Map<string, number>> => {
  const groups = new Map<string, string>(dealerServices.map(({ id, group }) => [id, group]));
  const rows = dealers.map((dealer, index) => ({
    id: index + 1,
    wireId: dealer.id,
    dealerCode: dealer.dealerCode,
    dealerService: groups.get(dealer.dealerService) ?? dealer.dealerService,
    name: dealer.name,
    country: dealer.country,
    municipality: dealer.municipality,
    region: dealer.region,
    address: dealer.address,
    zipCode: dealer.zipCode,
    phone: dealer.phone,
    latitude: dealer.latitude,
    longitude: dealer.longitude,
    openingHours: dealer.openingHours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
  }));
  await bulkInsert(orm, table, rows);
  return new Map(rows.map(({ dealerCode, id }) => [dealerCode, id]));
};
