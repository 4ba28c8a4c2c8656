import { appointmentLimit } from "#backend/identity/attempts/attempt-limits.ts";
import { countAttempt } from "#backend/identity/attempts/count-attempt.ts";
import type { Orm } from "#backend/store/database.ts";
import { subjectKey } from "#platform/rate-limit/subject-key.ts";

/** Whoever asks for an appointment, as far as is known. */
type Asking = Readonly<Partial<Record<"email" | "phone" | "customerId", string | null>>>;

/**
 * Counts an appointment by everything that is given of whoever asks, and answers whether each is within its limit: a dealer's hours are not
 * taken by one person, nor by one who invents others. Call it in the booking's transaction: one that fails is not counted.
 */
export const countAppointment = async (
  tx: Orm,
  { email, phone, customerId }: Asking,
  now: Date,
): Promise<boolean> => {
  const whose = Object.entries({ email, phone, customerId }).filter(([, value]) => value);
  for (const each of whose) {
    const key = `appointment:${subjectKey(each.join(":"))}`;
    if ((await countAttempt(tx, key, appointmentLimit, now)) > 0) return false;
  }
  return true;
};
