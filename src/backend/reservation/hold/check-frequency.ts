import { and, desc, eq, gt } from "drizzle-orm";
import { TooOftenError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { reservationRules } from "../reservation-rules.ts";

type Holding = { readonly customerId: string; readonly vehicleId: number; readonly now: Date };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Holds that are begun again and again keep a vehicle from buyers and cost nothing. Throws TooOftenError. */
export const checkFrequency = async (tx: Orm, { customerId, vehicleId, now }: Holding): Promise<void> => {
  const { holdsAnHour, holdsOfVehicleADay } = reservationRules;
  const checkWithin = async (lastMs: number, atMost: number, ofVehicle?: number): Promise<void> => {
    const begun = await tx
      .select({ at: reservations.createdAt })
      .from(reservations)
      .where(
        and(
          eq(reservations.customerId, customerId),
          gt(reservations.createdAt, new Date(now.getTime() - lastMs)),
          ofVehicle === undefined ? undefined : eq(reservations.vehicleId, ofVehicle),
        ),
      )
      .orderBy(desc(reservations.createdAt))
      .limit(atMost);
    const oldest = begun[atMost - 1];
    if (oldest) throw new TooOftenError(Math.ceil((oldest.at.getTime() + lastMs - now.getTime()) / 1000));
  };
  await checkWithin(hourMs, holdsAnHour);
  await checkWithin(dayMs, holdsOfVehicleADay, vehicleId);
};
