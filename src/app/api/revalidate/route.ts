import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { refuse } from "#platform/answers/refuse.ts";
import { env } from "#platform/env.ts";
import { invalidatePages } from "#platform/page-cache/invalidate-pages.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const bodySchema = z.strictObject({ tags: z.array(z.string().min(1).max(256)).min(1).max(100) });

const isSecret = (given: string | null): boolean => {
  const secret = env().REVALIDATE_SECRET;
  if (!secret || !given) return false;
  const [a, b] = [Buffer.from(secret), Buffer.from(given.replace(/^Bearer /, ""))];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Counts wrong secrets alone; a right one is never limited. */
const refuseGuess = limited("wrongSecret", async () => refuse({ kind: "forbidden" }));

/**
 * Invalidates cached pages by tag, at once and in every process, and with them all cached responses of the
 * services. 503 where a process could not be notified. `authorization: Bearer <REVALIDATE_SECRET>`; always
 * refused without a configured secret. 403 for a wrong one, 429 after too many.
 */
export const POST = async (request: Request) => {
  if (!isSecret(request.headers.get("authorization"))) return refuseGuess(request);
  if (new URL(request.url).search !== "") return refuse({ kind: "invalid", message: "No parameters" });
  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return refuse({ kind: "invalid", message: "Expected { tags: string[] }" });
  const { tags } = body.data;
  // This process has invalidated them; the caller repeats the request until all have.
  if (!(await invalidatePages(tags)))
    return refuse({ kind: "unreachable", message: "Not every process could be notified" });
  return Response.json({ revalidated: tags });
};
