import { and, eq, isNull } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import type { SignedIn } from "./find-customer.ts";

const minute = 60_000;
/** A visit ends after this long without a call. */
const silence = 30 * minute;
/** Precision of the stored time: a visit has many calls. */
const precision = 5 * minute;

/** Stores that the customer is here, and when the previous visit ended. Returns the customer with the new values. */
export const noteVisit = async (orm: Orm, customer: SignedIn, now: Date): Promise<SignedIn> => {
  const { id, seenAt } = customer;
  if (seenAt !== null && now.getTime() - seenAt.getTime() < precision) return customer;
  const isNewVisit = seenAt !== null && now.getTime() - seenAt.getTime() >= silence;
  const previousVisitAt = isNewVisit ? seenAt : customer.previousVisitAt;
  // Of two simultaneous calls the first one writes.
  const unnoted = seenAt === null ? isNull(customers.seenAt) : eq(customers.seenAt, seenAt);
  await orm
    .update(customers)
    .set({ seenAt: now, previousVisitAt })
    .where(and(eq(customers.id, id), unnoted));
  return { ...customer, seenAt: now, previousVisitAt };
};
