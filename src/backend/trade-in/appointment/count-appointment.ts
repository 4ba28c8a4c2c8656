import { appointmentLimit } from "#backend/identity/attempts/attempt-limits.ts";
import { countAttempt } from "#backend/identity/attempts/count-attempt.ts";
import type { Orm } from "#backend/store/database.ts";
import { subjectKey } from "#platform/rate-limit/subject-key.ts";

/** Identifiers of the visitor who books, as far as known. */
type Subject = Readonly<Partial<Record<"email" | "phone" | "customerId", string | null>>>;

/**
 * Counts an appointment for each identifier of the visitor and returns whether all are within the limit, so that one visitor
 * cannot take all slots of a dealer. Call it in the booking's transaction: a failed booking is not counted.
 */
export const countAppointment = async (
  tx: Orm,
  { email, phone, customerId }: Subject,
  now: Date,
): Promise<boolean> => {
  const whose = Object.entries({ email, phone, customerId }).filter(([, value]) => value);
  for (const each of whose) {
    const key = `appointment:${subjectKey(each.join(":"))}`;
    if ((await countAttempt(tx, key, appointmentLimit, now)) > 0) return false;
  }
  return true;
};
