import { eq } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { recordEvent } from "./record-event.ts";
import { releaseVehicle, type StoredReservation } from "./stored-reservation.ts";

/** Ends an unpaid hold and releases its vehicle, in a transaction that has locked both. @param why code of the event */
export const endHold = async (
  tx: Orm,
  { id, vehicleId }: StoredReservation,
  now: Date,
  why: "expired" | "cards-declined" = "expired",
): Promise<void> => {
  const ended = { state: "expired", endedAt: now, updatedAt: now } as const;
  await tx.update(reservations).set(ended).where(eq(reservations.id, id));
  await releaseVehicle(tx, vehicleId, now);
  await recordEvent(tx, id, why, now);
};
