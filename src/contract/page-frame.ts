import { z } from "zod";
import { knownText } from "./known-only.ts";

const linkTarget = knownText(z.enum(["_self", "_blank"]));

const linkItem = z.object({ text: z.string(), link: z.string(), target: linkTarget });

/** Navigation item; the nested level has no level of its own below it. */
const navigationItem = linkItem.extend({ nested: z.array(linkItem).optional() });

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
export type Header = z.infer<typeof header>;
export type Footer = z.infer<typeof footer>;
export type ActionBar = z.infer<typeof actionBar>;
export type NavigationItem = z.infer<typeof navigationItem>;
