import { sql } from "drizzle-orm";
import { defaultCreditTaxes } from "#backend/finance/default-credit-taxes.ts";
import { defaultCreditTypes } from "#backend/finance/default-credit-types.ts";
import { defaultFinanceConfig } from "#backend/finance/default-finance-config.ts";
import { readFinanceSettings } from "#backend/finance/finance-settings.ts";
import { bulkInsert } from "#backend/store/bulk-insert.ts";
import type { Load } from "#backend/store/copy-in.ts";
import type { Orm } from "#backend/store/database.ts";
import { dealers as table } from "#backend/store/schema/dealers.ts";
import { creditTaxes, creditTypes, financeConfig } from "#backend/store/schema/finance.ts";
import { withoutChecks } from "#backend/store/without-checks.ts";
import { dealerServices } from "../dealers/dealer-services.ts";
import { dealers } from "../dealers/dealers.ts";
import type { Shop } from "./build-shop.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedContent } from "./seed-content.ts";
import { seedVehicles, vehicleTables } from "./seed-vehicles.ts";
import { readTextsState, settingOfTexts, shopName } from "./texts-state.ts";

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

/** Stores a shop in a database without rows, inside the caller's transaction; answers the number of vehicles. */
export const seedAll = async (orm: Orm, load: Load, { now, vehicles, pagesOf }: Shop): Promise<number> => {
  await bulkInsert(orm, creditTypes, defaultCreditTypes);
  await bulkInsert(orm, financeConfig, [{ id: 1, ...defaultFinanceConfig }]);
  await bulkInsert(orm, creditTaxes, defaultCreditTaxes);
  const catalogue = await seedCatalogue(orm);
  const dealers = await seedDealers(orm);
  const references = { catalogue, dealers, finance: await readFinanceSettings(orm), now };
  const { stored, listed } = await withoutChecks(orm, vehicleTables, () =>
    seedVehicles(load, vehicles, references),
  );
  const settings = { siteName: shopName, [settingOfTexts]: await readTextsState(orm, now) };
  await seedContent(orm, { ...pagesOf(listed), settings });
  await advanceIdentities(orm);
  // PGlite has no autovacuum, and plans badly without figures.
  await orm.execute(sql`analyze`);
  return stored;
};

/** Rows that were stored with their numbers leave the counters behind. */
const advanceIdentities = async (orm: Pick<Orm, "execute">): Promise<void> => {
  for (const table of [
    "brands",
    "models",
    "versions",
    "dealers",
    "picture_sets",
    "vehicles",
    "pages",
    "page_frames",
  ])
    await orm.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.identifier(table)}), false)`,
    );
};
