import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { TooOftenError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { reservationRules } from "../reservation-rules.ts";

/** The holder: account, phone, mail address, and the address group if known. */
type Holding = {
  readonly customerId: string;
  readonly phone: string | null | undefined;
  readonly email: string | null | undefined;
  readonly addressKey: string | undefined;
  readonly now: Date;
};

const dayMs = 86_400_000;

/**
 * Limits the unpaid holds of a day per account, phone, mail address and address group, since repeated holds block vehicles at no
 * cost. Paid ones do not count. Throws TooOftenError.
 */
export const checkFrequency = async (
  tx: Orm,
  { customerId, phone, email, addressKey, now }: Holding,
): Promise<void> => {
  const { person, address } = reservationRules.unpaidHoldsADay;
  const checkOf = async (whose: SQL, atMost: number): Promise<void> => {
    const since = new Date(now.getTime() - dayMs);
    const unpaid = and(whose, isNull(reservations.confirmedAt), gt(reservations.createdAt, since));
    const unpaidHolds = await tx
      .select({ at: reservations.createdAt })
      .from(reservations)
      .where(unpaid)
      .orderBy(desc(reservations.createdAt))
      .limit(atMost);
    const oldest = unpaidHolds[atMost - 1];
    if (oldest) throw new TooOftenError(Math.ceil((oldest.at.getTime() + dayMs - now.getTime()) / 1000));
  };
  await checkOf(eq(reservations.customerId, customerId), person);
  if (phone != null) await checkOf(eq(reservations.phone, phone), person);
  if (email != null) await checkOf(eq(sql`lower(${reservations.email})`, email.toLowerCase()), person);
  if (addressKey !== undefined) await checkOf(eq(reservations.addressKey, addressKey), address);
};
