import { checkReadiness, type Readiness } from "#api/check-readiness.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";

export const dynamic = "force-dynamic";

/** Whoever asks meanwhile gets the same answer: it costs calls of the services. */
let asking: Promise<Readiness> | undefined;

/** 200 while pages can be drawn, with what is missing all the same, else 503. */
export const GET = async () => {
  asking ??= checkReadiness().finally(() => {
    asking = undefined;
  });
  const readiness = await asking;
  return Response.json(readiness, {
    status: readiness.status === "not ready" ? 503 : 200,
    headers: { "cache-control": cacheControl.nobody },
  });
};
