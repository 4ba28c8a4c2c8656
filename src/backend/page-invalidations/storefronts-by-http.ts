import type { Logger } from "#platform/log.ts";
import type { Storefront } from "./storefront.ts";

const longestMs = 5_000;
/** The process that answered has invalidated its pages, but not every other one has. */
const partlyNotified = 503;

export type StorefrontsOptions = {
  readonly origins: readonly string[];
  /** `REVALIDATE_SECRET`, the same as theirs. */
  readonly secret: string | undefined;
  readonly log: Logger;
};

/** The storefronts of services that run by themselves. Without a secret there are none, which is logged. */
export const storefrontsByHttp = ({ origins, secret, log }: StorefrontsOptions): readonly Storefront[] => {
  if (secret === undefined) {
    log.warn({}, "REVALIDATE_SECRET is not set: no storefront is notified of changes");
    return [];
  }
  return origins.map((origin) => ({
    name: origin,
    notify: async (tags) => {
      const response = await fetch(`${origin}/api/revalidate`, {
        method: "POST",
        headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
        body: JSON.stringify({ tags }),
        redirect: "manual",
        signal: AbortSignal.timeout(longestMs),
      });
      await response.body?.cancel();
      if (response.status === partlyNotified) return false;
      if (!response.ok) throw new Error(`It answers ${response.status}`);
      return true;
    },
  }));
};
