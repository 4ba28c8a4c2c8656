import { checkReadiness, type Readiness } from "#api/check-readiness.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";

export const dynamic = "force-dynamic";

/** An answer costs calls of the services: whoever asks meanwhile, or a moment later, gets the same. */
let asking: Promise<Readiness> | undefined;

/** 200 while pages can be rendered, with what is missing all the same, else 503. */
export const GET = async () => {
  asking ??= checkReadiness().finally(() => {
    setTimeout(() => {
      asking = undefined;
    }, cacheLifetimes.readiness * 1000).unref();
  });
  const readiness = await asking;
  return Response.json(readiness, {
    status: readiness.status === "not ready" ? 503 : 200,
    headers: { "cache-control": cacheControl.nobody },
  });
};
