import { cacheControl } from "#platform/answers/cache-control.ts";
export const dynamic = "force-dynamic";

/** Liveness probe. */
export const GET = () =>
  Response.json({ status: "ok" }, { headers: { "cache-control": cacheControl.noStore } });
