import { buildId } from "#platform/build-id.ts";

export const dynamic = "force-dynamic";

/** The build that is served, for pages that want to know whether they are older. */
export function GET() {
  return Response.json({ id: buildId() }, { headers: { "cache-control": "no-cache" } });
}
