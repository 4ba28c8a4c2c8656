import { and, lte, notInArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { liveStates } from "./live-states.ts";
import { retainedUntil } from "./retained-until.ts";

/** Deletes reservations that no law has us keep any more, with their payments and what happened; also those of accounts that go on. */
export const forgetReservations = async (orm: Orm, now: Date): Promise<void> => {
  const isOver = and(
    lte(reservations.createdAt, retainedUntil(now, -1)),
    notInArray(reservations.state, [...liveStates]),
  );
  await orm.delete(reservations).where(isOver);
};
