import "server-only";
import type { ServiceResult } from "#contract/error-codes.ts";
import { defaultLocale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import { countsTogether } from "#platform/rate-limit/take-permit.ts";
import type { FailureKind } from "#platform/result.ts";
import { callUnlogged, logFailedCall } from "./call.ts";
import { embeddedBackend } from "./embedded-backend.ts";
import { isEmbedded } from "./is-embedded.ts";

type State = "up" | "starting" | "away" | FailureKind;

/** How this process is, for those who run it: names and states, no address and nothing of anybody. */
export type Readiness = Readonly<{
  /** `degraded`: pages are served, and something that not every page needs is missing. */
  status: "ready" | "degraded" | "not ready";
  parts: Readonly<Record<string, State>>;
}>;

const isFine = (state: State | undefined): boolean => state === "up" || state === "starting";

/** What the parts come to: without either of the services nothing can be rendered, all else only limits. */
const summarize = (parts: Readiness["parts"]): Readiness => {
  const needed = [parts["content service"], parts["data service"]];
  if (!needed.every(isFine)) return { status: "not ready", parts };
  return { status: Object.values(parts).every(isFine) ? "ready" : "degraded", parts };
};

const told = perProcess("told-readiness", () => new Map<"seo" | "dealers", string>());

/**
 * Logs a failure once, not each time that somebody asks: again when the service was back meanwhile, or breaks the contract elsewhere.
 * How a service is away changes with every attempt and is no news.
 */
const logOnce = (name: "seo" | "dealers", answer: ServiceResult<unknown>): void => {
  const known = told().get(name);
  if (answer.ok) {
    told().delete(name);
    if (known !== undefined) log().info({ call: name }, "The service answers again");
    return;
  }
  const { kind, field = "" } = answer.error;
  const news = kind === "contract" ? `contract ${field}` : "away";
  told().set(name, news);
  if (news !== known) logFailedCall(name, answer.error);
};

const askServices = async (): Promise<Readiness["parts"]> => {
  const caller = { locale: defaultLocale };
  const [content, data] = await Promise.all([
    callUnlogged("seo", {}, caller),
    callUnlogged("dealers", {}, caller),
  ]);
  logOnce("seo", content);
  logOnce("dealers", data);
  return {
    "content service": content.ok ? "up" : content.error.kind,
    "data service": data.ok ? "up" : data.error.kind,
  };
};

const queryRedis = (): Readiness["parts"] => {
  const together = countsTogether();
  return together === undefined ? {} : { redis: together ? "up" : "away" };
};

/** Asks each service one cheap thing, and looks at what this process has besides. Never throws. */
export const checkReadiness = async (): Promise<Readiness> => {
  const [services, embedded] = await Promise.all([
    askServices(),
    isEmbedded() ? embeddedBackend().check() : {},
  ]);
  return summarize({ ...services, ...embedded, ...queryRedis() });
};
