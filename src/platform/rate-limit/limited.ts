import type { RateLimitName } from "./rate-limits.ts";
import { takePermit } from "./take-permit.ts";

/** Answers a request; `context` is what the framework hands over besides, such as parameters. */
type Answer<Context extends readonly unknown[]> = (
  request: Request,
  ...context: Context
) => Promise<Response>;

/** What one who asked too often is told: a body and its type. */
type Refusal = (request: Request, retryAfterSeconds: number) => Response;

const refuseWithCode: Refusal = () => Response.json({ error: { code: "rate-limited" } });

/**
 * A route that an address may ask for as often as its limit says; beyond that it answers 429 with Retry-After, before
 * anything is read.
 * @param refuse the words, where a visitor reads them; a code in JSON otherwise
 */
export const limited =
  <Context extends readonly unknown[]>(
    name: RateLimitName,
    answer: Answer<Context>,
    refuse: Refusal = refuseWithCode,
  ): Answer<Context> =>
  async (request, ...context) => {
    const permit = await takePermit(name, request.headers);
    if (permit.ok) return answer(request, ...context);
    const seconds = permit.retryAfterSeconds ?? 1;
    const { body, headers } = refuse(request, seconds);
    const response = new Response(body, { status: 429, headers });
    response.headers.set("cache-control", "no-store");
    response.headers.set("retry-after", String(seconds));
    return response;
  };
