import "server-only";
import { type SignedInCaller, withSession } from "#api/session/with-session.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { Submission, Taken } from "#forms/answer-form.ts";
import { ok } from "#platform/result.ts";
import { recordInterest } from "./record-interest.ts";

interface Wish {
  /** The lead type id. */
  readonly type: number;
  /** Of whoever is not signed in. */
  readonly email: string | undefined;
  readonly keep: (caller: SignedInCaller) => Promise<ServiceResult<unknown>>;
  readonly ask: (email: string) => Promise<ServiceResult<Taken>>;
}

/**
 * An alert of whoever is signed in, or a lead of whoever left an address. Who was signed in when the form was rendered and is not
 * any more has left none: `unauthorized`.
 */
export const saveOrSubscribeLink = async (
  submission: Submission,
  { type, email, keep, ask }: Wish,
): Promise<ServiceResult<Taken>> => {
  if (email !== undefined) return ask(email);
  const { locale, campaign } = submission;
  const kept = await withSession(locale, (caller) => keep({ ...caller, campaign }));
  if (!kept.ok) return kept;
  await recordInterest(type, submission);
  return ok({});
};
