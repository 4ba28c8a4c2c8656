import { log } from "../log.ts";
import { perProcess } from "../per-process.ts";
import { sharedRedis } from "../redis/shared-redis.ts";
import { type Failed, fail, ok, type Success } from "../result.ts";
import { count } from "../telemetry/metrics.ts";
import { addressGroupOf } from "./address-group-of.ts";
import { type Counted, createLimiters, type Limiters, pointsOf } from "./limiters.ts";
import type { RateLimitName, SubjectLimitName } from "./rate-limits.ts";
import { subjectKey } from "./subject-key.ts";

const sharedLimiters = perProcess("rate-limiters", (): Limiters => createLimiters(sharedRedis()));

/** Whether limits are counted together with other processes now; undefined when that is not configured. */
export const countsTogether = (): boolean | undefined =>
  sharedRedis() === undefined ? undefined : sharedLimiters().isShared();

/** Failure of a caller over its limit: `retryAfterSeconds` is a whole number of at least 1. */
export type Permit = Success<undefined> | (Failed & { readonly retryAfterSeconds: number });

/** By its form, not its class: the bundle that made the limiters has a copy of the class of its own. */
const isRefusal = (
  thrown: unknown,
): thrown is { readonly msBeforeNext: number; readonly consumedPoints: number } =>
  typeof thrown === "object" && thrown !== null && "msBeforeNext" in thrown;

const take = async (
  limiters: Limiters,
  counted: Counted,
  name: RateLimitName,
  key: string,
): Promise<Permit> => {
  try {
    await limiters[counted].get(name)?.consume(key);
    return ok(undefined);
  } catch (refusal) {
    if (!isRefusal(refusal)) return ok(undefined);
    count("volante_rate_limit_refusals", { limit: name, counted });
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    // Once for each of them and window, so that a flood of requests does not flood the log.
    if (refusal.consumedPoints === pointsOf(name, counted) + 1)
      log().warn({ limit: name, counted, retryAfterSeconds }, "A limit is reached");
    return { ...fail("rate-limited", `Too often: ${name}`, { status: 429 }), retryAfterSeconds };
  }
};

interface Options {
  /** The mail address and telephone number of the subject as typed; they are never stored. */
  readonly subject?: string | readonly string[];
  readonly limiters?: Limiters;
}

type OptionsOf<Name extends RateLimitName> = Name extends SubjectLimitName
  ? [options: Options & { readonly subject: string | readonly string[] }]
  : [options?: Omit<Options, "subject">];

/**
 * Counts a request by its address, and by its subject where the limit has one, and returns whether it may continue. Callers
 * whose address is unknown share one count; a request refused by address does not count against its subject. When a counter
 * itself fails, the request continues.
 */
export const takePermit = async <Name extends RateLimitName>(
  name: Name,
  headers: Headers,
  ...[options = {}]: OptionsOf<Name>
): Promise<Permit> => {
  const { subject, limiters = sharedLimiters() }: Options = options;
  const permit = await take(limiters, "addresses", name, addressGroupOf(headers));
  if (!permit.ok || subject === undefined) return permit;
  for (const each of [subject].flat()) {
    const own = await take(limiters, "subjects", name, subjectKey(each));
    if (!own.ok) return own;
  }
  return permit;
};
