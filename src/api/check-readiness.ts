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

/** The state of this process, for operators: names and states, no addresses and no personal data. */
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

const reported = perProcess("reported-readiness", () => new Map<"seo" | "dealers", string>());

/**
 * Logs a failure once, not at each check; again after a recovery, or when the service breaks the contract elsewhere.
 * The way in which a service is unavailable changes with every attempt and is not logged again.
 */
const logOnce = (name: "seo" | "dealers", answer: ServiceResult<unknown>): void => {
  const known = reported().get(name);
  if (answer.ok) {
    reported().delete(name);
    if (known !== undefined) log().info({ call: name }, "The service answers again");
    return;
  }
  const { kind, field = "" } = answer.error;
  const news = kind === "contract" ? `contract ${field}` : "away";
  reported().set(name, news);
  if (news !== known) logFailedCall(name, answer.error);
};

const callServices = async (): Promise<Readiness["parts"]> => {
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

/** Sends each service one cheap request, and checks the rest of this process. Never throws. */
export const checkReadiness = async (): Promise<Readiness> => {
  const [services, embedded] = await Promise.all([
    callServices(),
    isEmbedded() ? embeddedBackend().check() : {},
  ]);
  return summarize({ ...services, ...embedded, ...queryRedis() });
};
