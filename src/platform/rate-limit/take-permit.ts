import { env } from "../env.ts";
import { log } from "../log.ts";
import { fail, ok, type Result } from "../result.ts";
import { addressGroup, clientAddress } from "./client-address.ts";
import { createLimiters, type Limiters } from "./limiters.ts";
import { type RateLimitName, rateLimits } from "./rate-limits.ts";

declare global {
  var volanteLimiters: Limiters | undefined;
}

/** One set a process: the framework bundles routes apart from one another. */
const sharedLimiters = (): Limiters => {
  globalThis.volanteLimiters ??= createLimiters(env().REDIS_URL);
  return globalThis.volanteLimiters;
};

/** Failure of a caller who asked too often: `retryAfterSeconds` is a whole number of at least 1. */
export type Permit = Result<undefined> & { readonly retryAfterSeconds?: number };

/** By its form, not its class: the bundle that made the limiters has a copy of the class of its own. */
const isRefusal = (
  thrown: unknown,
): thrown is { readonly msBeforeNext: number; readonly consumedPoints: number } =>
  typeof thrown === "object" && thrown !== null && "msBeforeNext" in thrown;

/**
 * Counts a request and says whether it may go on. Callers whose address is unknown share one count. Where the counter
 * itself fails, the request goes on.
 */
export const takePermit = async (
  name: RateLimitName,
  headers: Headers,
  limiters: Limiters = sharedLimiters(),
): Promise<Permit> => {
  const address = clientAddress(headers, env().TRUSTED_PROXIES);
  try {
    await limiters.limiters.get(name)?.consume(address === undefined ? "unknown" : addressGroup(address));
    return ok(undefined);
  } catch (refusal) {
    if (!isRefusal(refusal)) return ok(undefined);
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    // Once for each address and window: whoever floods the site must not flood the log.
    if (refusal.consumedPoints === rateLimits[name].points + 1)
      log().warn({ limit: name, retryAfterSeconds }, "An address has reached a limit");
    return { ...fail("rate-limited", `Too often: ${name}`, { status: 429 }), retryAfterSeconds };
  }
};
