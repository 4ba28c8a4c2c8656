import { z } from "zod";
import { knownText, readableOnly } from "./known-only.ts";
import { ours } from "./ours.ts";

const linkTarget = knownText(z.enum(["_self", "_blank"]));

const linkItem = z.object({ text: z.string(), link: z.string(), target: linkTarget });

/** Navigation item; the nested level has no level of its own below it. */
const navigationItem = linkItem.extend({ nested: readableOnly(linkItem).optional() });

const image = z.object({ src: z.string(), alt: z.string().optional() });

/** `dark` is rendered in its place on a dark page. */
const logo = z.object({ src: z.string().optional(), alt: z.string().optional(), dark: ours(z.string()) });

export const header = z.object({
  logo: logo.optional(),
  links: readableOnly(navigationItem).optional(),
  includeFavorites: z.boolean().optional(),
  includeComparator: z.boolean().optional(),
  includeLogin: ours(z.boolean()),
});

/** A menu is a navigation item, or a heading of ours with its links. */
const footerMenu = navigationItem.partial().extend({
  title: ours(z.string()),
  links: ours(z.array(linkItem)),
});

export const footer = z.object({
  logo: logo.optional(),
  menus: readableOnly(footerMenu).optional(),
  socialMediaTitle: z.string().optional(),
  socialMedia: readableOnly(
    z.object({ link: z.string(), target: linkTarget, image: z.string().optional(), text: z.string() }),
  ).optional(),
  copyright: z.string().optional(),
  sublinks: readableOnly(linkItem).optional(),
});

export const actionBar = z.object({
  name: z.string().optional(),
  links: readableOnly(z.object({ text: z.string(), link: z.string(), image: image.optional() })).optional(),
});

export type Header = z.infer<typeof header>;
export type Footer = z.infer<typeof footer>;
export type ActionBar = z.infer<typeof actionBar>;
