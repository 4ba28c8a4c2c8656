import { z } from "zod";
import { field } from "./field.ts";
import { knownText, readableOnly } from "./known-only.ts";
import { ours } from "./ours.ts";

const linkTarget = field(
  knownText(z.enum(["_self", "_blank"])),
  "Where it opens: in the same window, or in a new one",
  "_self",
);

const linkWords = "Where it leads: a path of the site, or an address beginning with http that leaves it";

const linkItem = z.object({
  text: field(z.string(), "Text of the link", "Coches de ocasión"),
  link: field(z.string(), linkWords, "/coches-ocasion/"),
  target: linkTarget,
});

/** Navigation item; the nested level has no level of its own below it. */
const navigationItem = linkItem.extend({
  nested: field(
    readableOnly(linkItem).optional(),
    "Items of its submenu, one level deep; one that lacks text or link is left out",
  ),
});

const image = z.object({
  src: field(z.string(), "Address of the image", "/icons/help.svg"),
  alt: field(z.string().optional(), "What it shows, for those who do not see it", "Ayuda"),
});

/** `dark` is rendered in its place on a dark page. */
const logo = z.object({
  src: field(z.string().optional(), "Address of the logo", "/logo.svg"),
  alt: field(z.string().optional(), "Name of the shop", "Volante"),
  dark: ours(z.string(), "Address of the logo for dark pages", "/logo-dark.svg"),
});

export const header = field(
  z.object({
    logo: field(logo.optional(), "Logo; it links to the home page"),
    links: field(readableOnly(navigationItem).optional(), "Main menu"),
    includeFavorites: field(z.boolean().optional(), "Whether favourites are offered", true),
    includeComparator: field(z.boolean().optional(), "Whether the comparison is offered", true),
    includeLogin: ours(z.boolean(), "Whether the login is offered; left out, it is", true),
  }),
  "Top of the page (specification: Navbar)",
);

/** A menu is a navigation item, or a heading of ours with its links. */
const footerMenu = navigationItem.partial().extend({
  title: ours(z.string(), "Heading of the menu, in place of `text`", "Comprar"),
  links: ours(z.array(linkItem), "Links of the menu, in place of `nested`"),
});

export const footer = field(
  z.object({
    logo: field(logo.optional(), "Logo"),
    menus: field(readableOnly(footerMenu).optional(), "Columns of links"),
    socialMediaTitle: field(z.string().optional(), "Heading of the social media", "Síguenos"),
    socialMedia: field(
      readableOnly(
        z.object({
          link: field(z.string(), "Address of the profile", "https://social.example/volante"),
          target: linkTarget,
          image: field(z.string().optional(), "Address of its icon", "/icons/social.svg"),
          text: field(z.string(), "Name of the network", "Instagram"),
        }),
      ).optional(),
      "Profiles of the shop",
    ),
    copyright: field(z.string().optional(), "Copyright line", "© Volante 2026"),
    sublinks: field(readableOnly(linkItem).optional(), "Small links of the last line: legal pages"),
  }),
  "Foot of the page",
);

export const actionBar = field(
  z.object({
    name: field(z.string().optional(), "Name of the bar, shown on wide screens", "Ayuda"),
    links: field(
      readableOnly(
        z.object({
          text: field(z.string(), "Text of the link", "Llámanos"),
          link: field(z.string(), linkWords, "/contacto/"),
          image: field(image.optional(), "Icon of the link"),
        }),
      ).optional(),
      "Links of the panel that it opens",
    ),
  }),
  "Help in the corner of the page",
);

export type Header = z.infer<typeof header>;
export type Footer = z.infer<typeof footer>;
export type ActionBar = z.infer<typeof actionBar>;
