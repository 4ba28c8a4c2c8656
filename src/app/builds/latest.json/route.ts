import { cacheControl } from "#platform/answers/cache-control.ts";
import { buildId } from "#platform/build-id.ts";

export const dynamic = "force-dynamic";

/** The build that is served, for whoever wants to know whether a deployment has arrived. */
export const GET = () =>
  Response.json({ id: buildId() }, { headers: { "cache-control": cacheControl.askFirst } });
