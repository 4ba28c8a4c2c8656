import { sql } from "drizzle-orm";
import type { Database } from "#backend/store/database.ts";
import { brands } from "#backend/store/schema/catalogue.ts";
import { applyShop } from "#shop-folder/apply/apply-shop.ts";
import { lockShop } from "#shop-folder/apply/store-pages.ts";
import { starterFolder } from "#shop-folder/starter-folder.ts";
import { advanceIdentities } from "./advance-identities.ts";
import { seedCatalogue } from "./seed-catalogue.ts";

/** Stores the catalogue of makes and models where there is none: imports, trade-ins and filters know vehicles by it. */
export const ensureCatalogue = async ({ orm }: Pick<Database, "orm">): Promise<void> =>
  await orm.transaction(async (tx) => {
    await lockShop(tx);
    const [first] = await tx.select({ id: brands.id }).from(brands).limit(1);
    if (first !== undefined) return;
    await seedCatalogue(tx);
    await advanceIdentities(tx);
    await tx.execute(sql`analyze`);
  });

/** Makes an empty database a shop without vehicles: the catalogue, and the pages that every shop begins with. */
export const startShop = async (database: Database): Promise<void> => {
  await ensureCatalogue(database);
  await applyShop(database, starterFolder());
};
