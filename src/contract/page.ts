import { z } from "zod";
import { readableOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
import { actionBar, footer, header } from "./page-frame.ts";
import { seo } from "./page-seo.ts";
import { alternates, localeId, sitePath } from "./primitives.ts";

/**
 * A block as a service sends it. Its shape follows from its key (`blocks/`) and is checked block by block, so that one that is unknown or
 * broken does not take its page with it.
 */
export const pageComponent = z.object({
  id: z.string().catch(""),
  key: z.string().catch(""),
  data: z.unknown().optional() as z.ZodType<BlockData>,
});

/** Data of a block before validation: any JSON value. */
export type BlockData = { readonly [field: string]: unknown } | null | undefined;

export type PageComponent = z.infer<typeof pageComponent>;

/** Answer of `pages/{slug}`: a content page in one language. */
export const page = z.object({
  slug: ours(z.string()),
  locale: ours(localeId),
  path: ours(sitePath),
  alternates: ours(alternates),
  seo: seo.optional(),
  meta: readableOnly(z.object({ name: z.string(), content: z.string() })).optional(),
  header: header.optional(),
  footer: footer.optional(),
  actionBar: actionBar.optional(),
  /** What lies between the root and this page, outermost first. */
  trail: ours(z.array(z.object({ text: z.string(), link: sitePath }))),
  components: z.array(pageComponent.catch({ id: "", key: "", data: null })).optional(),
});

export type Page = z.infer<typeof page>;

/** Extension: where a path leads; 404 when it leads nowhere. */
export const redirectTarget = z.object({
  target: z.string(),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
});
