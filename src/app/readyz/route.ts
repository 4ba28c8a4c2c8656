import { checkReadiness, type Readiness } from "#api/check-readiness.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";

export const dynamic = "force-dynamic";

/** A check calls the services: requests during it, or shortly after, share its result. */
let pending: Promise<Readiness> | undefined;

/** Readiness probe: 200 while pages can be rendered, with a list of what is missing, else 503. */
export const GET = async () => {
  pending ??= checkReadiness().finally(() => {
    setTimeout(() => {
      pending = undefined;
    }, cacheLifetimes.readiness * 1000).unref();
  });
  const readiness = await pending;
  return Response.json(readiness, {
    status: readiness.status === "not ready" ? 503 : 200,
    headers: { "cache-control": cacheControl.noStore },
  });
};
