import { and, lte, notInArray } from "drizzle-orm";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { liveStates } from "./live-states.ts";
import { retainedUntil, retentionYears } from "./retained-until.ts";

/** Deletes reservations after their legal retention, with their payments and events, including those of existing accounts. */
export const forgetReservations = async (orm: Orm, now: Date): Promise<void> => {
  const years = retentionYears(await readShop(orm));
  const isOver = and(
    lte(reservations.createdAt, retainedUntil(now, -years)),
    notInArray(reservations.state, [...liveStates]),
  );
  await orm.delete(reservations).where(isOver);
};
