import "server-only";
import { call } from "#api/call.ts";
import type { Caller } from "#api/call-headers.ts";
import { offersCall } from "#api/offers-call.ts";
import { ok } from "#platform/result.ts";

/** The customer's cars: valued ones, and those that dealers are to value where the service lists them. */
export const loadOwnCars = async (caller: Caller) => {
  const isOffered = await offersCall("carRequests");
  const [tradeIns, requests] = await Promise.all([
    call("tradeIns", {}, caller),
    isOffered ? call("carRequests", {}, caller) : ok([]),
  ]);
  if (!tradeIns.ok) return tradeIns;
  return requests.ok ? ok({ tradeIns: tradeIns.value, requests: requests.value }) : requests;
};
