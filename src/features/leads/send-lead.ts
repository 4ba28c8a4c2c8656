import "server-only";
import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import type { InputFor } from "#contract/endpoint.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { leadEndpoints } from "#contract/lead-endpoints.ts";
import type { Submission, Taken } from "#forms/answer-form.ts";
import { consentVersion } from "#forms/consent-version.ts";
import { ok } from "#platform/result.ts";

type Lead = InputFor<typeof leadEndpoints.lead>["body"];
type OwnPart<L> = L extends Lead ? Omit<L, "consent" | "consentVersion" | "path" | "requestId"> : never;

/** Sends a lead, in the name of whoever is signed in. */
export const sendLead = async (
  lead: OwnPart<Lead>,
  { locale, place, requestId, campaign }: Submission,
): Promise<ServiceResult<Taken>> => {
  const path = place.path + (place.query && `?${place.query}`);
  const body = { ...lead, consent: true, consentVersion, path, requestId } as Lead;
  const signedIn = await withSession(locale, (caller) => call("lead", { body }, { ...caller, campaign }));
  const isAnonymous = !signedIn.ok && signedIn.error.kind === "unauthorized";
  const answer = isAnonymous ? await call("lead", { body }, { locale, campaign }) : signedIn;
  if (!answer.ok) return answer;
  return ok({ reference: answer.value?.id, toConfirm: answer.value?.toConfirm });
};
