import { desc, eq } from "drizzle-orm";
import { favourites } from "#backend/store/schema/favourites.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { Reader } from "./reader.ts";

export const readFavourites: Reader<"favourites"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select()
    .from(favourites)
    .where(eq(favourites.customerId, customerId))
    .orderBy(desc(favourites.createdAt), favourites.vin);
  return rows.map(({ vin, financeId, createdAt, initialPriceCents }) => ({
    vin,
    financeId,
    createTime: createdAt.toISOString(),
    initialPrice: eurosFromCents(initialPriceCents),
  }));
};
