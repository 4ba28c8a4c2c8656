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

/** Whoever guesses is counted, and with the right secret nobody is. */
const refuseGuess = limited("wrongSecret", async () => refuse({ kind: "forbidden" }));

/**
 * Invalidates cached pages by tag, at once and in every process, and with them all that is kept of the services' answers. 503 where not
 * every process could be told.
 * `authorization: Bearer <REVALIDATE_SECRET>`; without a secret set nobody may. A wrong one is 403, too many of them 429.
 */
export const POST = async (request: Request) => {
  if (!isSecret(request.headers.get("authorization"))) return refuseGuess(request);
  if (new URL(request.url).search !== "") return refuse({ kind: "invalid", message: "No parameters" });
  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return refuse({ kind: "invalid", message: "Expected { tags: string[] }" });
  const { tags } = body.data;
  // This process has invalidated them; whoever asked says it again until all have.
  if (!(await invalidatePages(tags)))
    return refuse({ kind: "unreachable", message: "Not every process could be told" });
  return Response.json({ revalidated: tags });
};
