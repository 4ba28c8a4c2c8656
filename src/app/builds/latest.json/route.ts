import { cacheControl } from "#platform/answers/cache-control.ts";
import { buildId } from "#platform/build-id.ts";

export const dynamic = "force-dynamic";

/** The id of the build being served, to check whether a deployment has arrived. */
export const GET = () =>
  Response.json({ id: buildId() }, { headers: { "cache-control": cacheControl.revalidate } });
