import { checkReadiness, type Readiness } from "#api/check-readiness.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";

export const dynamic = "force-dynamic";

/** An answer costs calls of the services: whoever asks meanwhile, or a moment later, gets the same. */
let asking: Promise<Readiness> | undefined;
const goodForMs = 1_000;

/** 200 while pages can be rendered, with what is missing all the same, else 503. */
export const GET = async () => {
  asking ??= checkReadiness().finally(() => {
    setTimeout(() => {
      asking = undefined;
    }, goodForMs).unref();
  });
  const readiness = await asking;
  return Response.json(readiness, {
    status: readiness.status === "not ready" ? 503 : 200,
    headers: { "cache-control": cacheControl.nobody },
  });
};
