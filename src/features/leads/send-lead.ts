import "server-only";
import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { withSession } from "#api/session/with-session.ts";
import type { InputFor } from "#contract/endpoint.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { leadEndpoints } from "#contract/lead-endpoints.ts";
import type { Submission, Taken } from "#forms/answer-form.ts";
import { consentVersion } from "#forms/consent-version.ts";
import { ok } from "#platform/result.ts";
import { recordInterest } from "./record-interest.ts";

type Lead = InputFor<typeof leadEndpoints.lead>["body"];
type OwnPart<L> = L extends Lead ? Omit<L, "consent" | "consentVersion" | "path" | "requestId"> : never;

/** The request body of the contract. */
const longestPath = 2_000;

/** Sends a lead, with the session of a signed-in visitor. */
export const sendLead = async (
  lead: OwnPart<Lead>,
  submission: Submission,
): Promise<ServiceResult<Taken>> => {
  const { locale, place, requestId, campaign } = submission;
  const whole = place.path + (place.query && `?${place.query}`);
  const path = whole.length <= longestPath ? whole : place.path;
  const body = { ...lead, consent: true, consentVersion, path, requestId } as Lead;
  const signedIn = await withSession(locale, (caller) => call("lead", { body }, { ...caller, campaign }));
  const isAnonymous = !signedIn.ok && signedIn.error.kind === "unauthorized";
  const answer = isAnonymous
    ? await call("lead", { body }, { ...(await readCaller(locale)), campaign })
    : signedIn;
  if (!answer.ok) return answer;
  await recordInterest(lead.type, submission);
  const { id, toConfirm, manageUrl, confirmBefore } = answer.value ?? {};
  return ok({ reference: id, toConfirm, ...(manageUrl && { appointment: { manageUrl, confirmBefore } }) });
};
