import { and, eq, inArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { liveStates } from "./stored-reservation.ts";

/** Whether a live reservation counts on a car as part of its payment. */
export const isPromised = async (tx: Orm, tradeInId: string): Promise<boolean> => {
  const counting = and(eq(reservations.tradeInId, tradeInId), inArray(reservations.state, liveStates));
  return (await tx.$count(reservations, counting)) > 0;
};
