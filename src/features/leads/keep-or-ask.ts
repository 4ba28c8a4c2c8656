import "server-only";
import { withSession } from "#api/session/with-session.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { Submission, Taken } from "#forms/answer-form.ts";
import { ok } from "#platform/result.ts";

type SignedInCaller = Parameters<Parameters<typeof withSession>[1]>[0];

/**
 * An alert of whoever is signed in, or a lead of whoever left an address. Who was signed in when the form was drawn and is not
 * any more has left none: `unauthorized`.
 */
export const keepOrAsk = async (
  { locale, campaign }: Submission,
  email: string | undefined,
  keep: (
    caller: SignedInCaller,
  ) => Promise<ServiceResult<{ readonly id?: string | undefined } | null | undefined>>,
  ask: (email: string) => Promise<ServiceResult<Taken>>,
): Promise<ServiceResult<Taken>> => {
  if (email !== undefined) return ask(email);
  const kept = await withSession(locale, (caller) => keep({ ...caller, campaign }));
  return kept.ok ? ok({}) : kept;
};
