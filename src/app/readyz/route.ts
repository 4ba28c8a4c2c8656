import { checkServices } from "#api/check-services.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";

export const dynamic = "force-dynamic";

/** 200 when both services answer, else 503 with the reason. */
export const GET = async () => {
  const problems = await checkServices();
  const body = problems.length === 0 ? { status: "ready" } : { status: "not ready", problems };
  return Response.json(body, {
    status: problems.length === 0 ? 200 : 503,
    headers: { "cache-control": cacheControl.nobody },
  });
};
