import "server-only";
import { type SignedInCaller, withSession } from "#api/session/with-session.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { Submission, Taken } from "#forms/answer-form.ts";
import { ok } from "#platform/result.ts";
import { recordInterest } from "./record-interest.ts";

interface Subscription {
  /** The lead type id. */
  readonly type: number;
  /** For visitors who are not signed in. */
  readonly email: string | undefined;
  readonly save: (caller: SignedInCaller) => Promise<ServiceResult<unknown>>;
  readonly subscribe: (email: string) => Promise<ServiceResult<Taken>>;
}

/**
 * Creates an alert for a signed-in visitor, or sends a lead with the address typed. `unauthorized` where the
 * visitor was signed in when the form was rendered, so that there is no address, and no longer is.
 */
export const saveOrSubscribeLink = async (
  submission: Submission,
  { type, email, save, subscribe }: Subscription,
): Promise<ServiceResult<Taken>> => {
  if (email !== undefined) return subscribe(email);
  const { locale, campaign } = submission;
  const saved = await withSession(locale, (caller) => save({ ...caller, campaign }));
  if (!saved.ok) return saved;
  await recordInterest(type, submission);
  return ok({});
};
