import "server-only";
import type { z } from "zod";
import { call } from "#api/call.ts";
import type { carAlerts } from "#contract/car-alert.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { priceDropAlerts } from "#contract/price-drop-alert.ts";
import type { savedSearches } from "#contract/saved-search.ts";
import type { Locale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import type { SignedInSession } from "#platform/session.ts";

/** What a customer keeps; undefined where the service does not know such a thing. */
export interface Kept {
  readonly searches: z.infer<typeof savedSearches> | undefined;
  readonly alerts: z.infer<typeof carAlerts> | undefined;
  readonly drops: z.infer<typeof priceDropAlerts> | undefined;
}

const isMissing = (result: ServiceResult<unknown>): boolean =>
  !result.ok && (result.error.kind === "not-implemented" || result.error.kind === "not-found");

/** Searches and alerts of whoever is signed in, newest first. */
export const loadKept = async (
  { token, sessionId }: SignedInSession,
  locale: Locale,
): Promise<ServiceResult<Kept>> => {
  const caller = { locale, token, sessionId };
  const [searches, alerts, drops] = await Promise.all([
    call("savedSearches", {}, caller),
    call("carAlerts", {}, caller),
    call("priceDropAlerts", {}, caller),
  ]);
  const failed = [searches, alerts, drops].find((result) => !result.ok && !isMissing(result));
  if (failed && !failed.ok) return failed;
  return ok({
    searches: searches.ok ? searches.value : undefined,
    alerts: alerts.ok ? alerts.value : undefined,
    drops: drops.ok ? drops.value : undefined,
  });
};
