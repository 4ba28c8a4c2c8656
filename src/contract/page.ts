import { z } from "zod";
import { field } from "./field.ts";
import { readableOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
import { actionBar, footer, header } from "./page-frame.ts";
import { headMeta, seo } from "./page-seo.ts";
import { alternates, localeId, sitePath } from "./primitives.ts";

/**
 * A block as a service sends it. Its shape follows from its key (`blocks/`) and is checked block by block, so that one that is unknown or
 * broken does not take its page with it.
 */
export const pageComponent = z.object({
  id: field(z.string().catch(""), "Id of the component on its page", "search-1"),
  key: field(z.string().catch(""), "Kind of the component", "search"),
  data: z.unknown().optional() as z.ZodType<BlockData>,
});

/** Data of a block before validation: any JSON value. */
export type BlockData = { readonly [field: string]: unknown } | null | undefined;

export type PageComponent = z.infer<typeof pageComponent>;

/** Answer of `pages/{slug}`: a content page in one language. */
export const page = field(
  z.object({
    slug: ours(z.string(), "Slug of the page, as it was requested", "listado-coches-segunda-mano"),
    locale: ours(localeId, "Language of the page", "es"),
    path: ours(sitePath, "Path of the page, its canonical address", "/listado-coches-segunda-mano/"),
    alternates: ours(alternates, "The same page in each language that has it"),
    seo: field(seo.optional(), "What search engines read"),
    meta: field(readableOnly(headMeta).optional(), "Further meta elements of the document's head"),
    header: field(header.optional(), "Top of the page"),
    footer: field(footer.optional(), "Foot of the page"),
    actionBar: field(actionBar.optional(), "Help in the corner of the page"),
    trail: ours(
      z.array(
        z.object({
          text: field(z.string(), "Name of the page", "Coches"),
          link: field(sitePath, "Its path", "/coches-ocasion/"),
        }),
      ),
      "What lies between the home page and this page, outermost first",
    ),
    components: field(
      z.array(pageComponent.catch({ id: "", key: "", data: null })).optional(),
      "What the page shows, in its order",
    ),
  }),
  "A content page in one language",
);

export type Page = z.infer<typeof page>;

/** Extension: where a path leads; 404 when it leads nowhere. */
export const redirectTarget = z.object({
  target: field(z.string(), "Path of the site, or an address beginning with http", "/coches-ocasion/"),
  status: field(
    z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
    "HTTP status to redirect with: 301 and 308 for good, 302 and 307 for now",
    301,
  ),
});
