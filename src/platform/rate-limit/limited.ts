import { cacheControl } from "../answers/cache-control.ts";
import { refuse } from "../answers/refuse.ts";
import type { AddressLimitName } from "./rate-limits.ts";
import { takePermit } from "./take-permit.ts";

/** Answers a request; `context` is what the framework hands over besides, such as parameters. */
type Answer<Context extends readonly unknown[]> = (
  request: Request,
  ...context: Context
) => Promise<Response>;

/** The body and type of the answer to a client over its limit. */
type Refusal = (request: Request, retryAfterSeconds: number) => Response;

const refuseWithCode: Refusal = () => refuse({ kind: "rate-limited" });

/**
 * Limits a route by address; over the limit it answers 429 with Retry-After, before anything is read.
 * @param refusal a page for a visitor; a code in JSON otherwise
 */
export const limited =
  <Context extends readonly unknown[]>(
    name: AddressLimitName,
    answer: Answer<Context>,
    refusal: Refusal = refuseWithCode,
  ): Answer<Context> =>
  async (request, ...context) => {
    const permit = await takePermit(name, request.headers);
    if (permit.ok) return answer(request, ...context);
    const seconds = permit.retryAfterSeconds;
    const { body, headers } = refusal(request, seconds);
    const response = new Response(body, { status: 429, headers });
    response.headers.set("cache-control", cacheControl.noStore);
    response.headers.set("retry-after", String(seconds));
    return response;
  };
