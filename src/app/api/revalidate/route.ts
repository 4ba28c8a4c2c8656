import { timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { z } from "zod";
import { forgetSitemaps } from "#features/seo/sitemap/load-sitemap.ts";
import { listPages } from "#pipeline/ask-search.ts";
import { pathTable } from "#pipeline/ask-services.ts";
import { env } from "#platform/env.ts";

const bodySchema = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(100) });

const isSecret = (given: string | null): boolean => {
  const secret = env().REVALIDATE_SECRET;
  if (!secret || !given) return false;
  const [a, b] = [Buffer.from(secret), Buffer.from(given.replace(/^Bearer /, ""))];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Drops cached pages by tag, at once, and with them what is known of paths and the sitemaps, which hold any of them.
 * `authorization: Bearer <REVALIDATE_SECRET>`; without a secret set nobody may.
 */
export const POST = async (request: Request) => {
  if (!isSecret(request.headers.get("authorization"))) return new Response("Forbidden", { status: 403 });
  const body = bodySchema.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return new Response("Expected { tags: string[] }", { status: 400 });
  for (const tag of body.data.tags) revalidateTag(tag, { expire: 0 });
  pathTable().clear();
  listPages().clear();
  forgetSitemaps();
  return Response.json({ revalidated: body.data.tags });
};
