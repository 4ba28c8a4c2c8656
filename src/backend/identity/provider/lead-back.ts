import { finishState } from "../states/finish-state.ts";
import { isScript, leadScript } from "./answer-script.ts";
import { sayOver } from "./say-failed.ts";
import type { Visit } from "./visit.ts";

/** Lets the customer in, and leads the visitor back to the shop's login page, by GET. */
export const leadBack = async (
  { call, found, headers, state }: Visit,
  customerId: string,
  isNew = false,
): Promise<Response> => {
  const location = await finishState(call.orm, found, { customerId, isNew }, call.now);
  if (location === undefined) return sayOver(state, headers, call);
  call.log.info({ customerId }, "the provider has let a customer in");
  return isScript(headers) ? leadScript(location, call) : seeOther(location);
};

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
