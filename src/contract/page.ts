import { z } from "zod";
import { knownText } from "./known-only.ts";
import { alternates, localeId, sitePath } from "./primitives.ts";

const linkTarget = knownText(z.enum(["_self", "_blank"]));

const linkItem = z.object({ text: z.string(), link: z.string(), target: linkTarget });

/** Navigation item; the nested level has no level of its own below it. */
export const navigationItem = linkItem.extend({ nested: z.array(linkItem).optional() });

const image = z.object({ src: z.string(), alt: z.string() });

/** Extension: `dark` is drawn in its place on a dark page. */
const logo = image.extend({ dark: z.string().optional() });

export const header = z.object({
  logo,
  links: z.array(navigationItem),
  includeFavorites: z.boolean(),
  includeComparator: z.boolean(),
  includeLogin: z.boolean().optional(),
});

export const footer = z.object({
  logo,
  menus: z.array(z.object({ title: z.string(), links: z.array(linkItem) })),
  socialMediaTitle: z.string().optional(),
  socialMedia: z.array(
    z.object({ link: z.string(), target: linkTarget, image: z.string(), text: z.string() }),
  ),
  copyright: z.string(),
  sublinks: z.array(linkItem),
});

export const actionBar = z.object({
  name: z.string(),
  links: z.array(z.object({ text: z.string(), link: z.string(), image: image.optional() })),
});

export const pageComponent = z.object({ id: z.string(), key: z.string(), data: z.unknown() });

export type PageComponent = z.infer<typeof pageComponent>;

export const seo = z.object({
  title: z.string(),
  description: z.string().optional(),
  noindex: z.boolean().optional(),
  script: z.array(z.unknown()).optional(),
  links: z
    .array(
      z.object({
        rel: z.string(),
        href: z.string(),
        /** Extension: with `rel` alternate, the media type of what stands there, and its name. */
        type: z.string().optional(),
        title: z.string().optional(),
      }),
    )
    .optional(),
});

/** Answer of `pages/{slug}`: a content page in one language. */
export const page = z.object({
  slug: z.string(),
  locale: localeId,
  path: sitePath,
  alternates,
  seo,
  meta: z.array(z.object({ name: z.string(), content: z.string() })).optional(),
  header,
  footer,
  actionBar: actionBar.optional(),
  /** Extension: what lies between the root and this page, outermost first. */
  trail: z.array(z.object({ text: z.string(), link: sitePath })).optional(),
  components: z.array(pageComponent),
});

export type Page = z.infer<typeof page>;
export type Header = z.infer<typeof header>;
export type Footer = z.infer<typeof footer>;
export type ActionBar = z.infer<typeof actionBar>;
export type NavigationItem = z.infer<typeof navigationItem>;

/** Answer of `GET seo`. */
export const siteSeo = z.object({
  googleSiteVerificationId: z.string().optional(),
});

/** Extension: where a path leads; 404 when it leads nowhere. */
export const redirectTarget = z.object({
  target: z.string(),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
});
