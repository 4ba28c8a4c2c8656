import { and, eq, inArray, ne } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { liveStates } from "./live-states.ts";

const isCountedOn =
  (states: readonly (typeof reservations.$inferSelect)["state"][]) =>
  async (tx: Orm, tradeInId: string, exceptFor?: string): Promise<boolean> => {
    const counting = and(
      eq(reservations.tradeInId, tradeInId),
      inArray(reservations.state, states),
      exceptFor === undefined ? undefined : ne(reservations.id, exceptFor),
    );
    return (await tx.$count(reservations, counting)) > 0;
  };

/** Whether a live reservation, other than `exceptFor`, counts on a trade-in as part of its payment. */
export const isPromised = isCountedOn(liveStates);

/** The same, or whether a completed reservation was paid with it. */
export const isTaken = isCountedOn([...liveStates, "completed"]);
