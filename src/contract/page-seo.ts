import { z } from "zod";
import { field } from "./field.ts";
import { readableOnly } from "./known-only.ts";
import { ours } from "./ours.ts";

/** `src`, or a text under the name that frameworks for the head give it; else a JSON-LD object itself. */
const headScript = z.looseObject({
  id: field(z.string().optional(), "Name by which the log calls it", "measuring"),
  type: field(z.string().optional(), "Media type: application/ld+json is data, all others run", "module"),
  src: field(z.string().optional(), "Address, https", "https://tags.example.com/t.js"),
  integrity: field(z.string().optional(), "Hash of what is at the address", `sha256-${"A".repeat(43)}=`),
  innerHTML: field(z.string().optional(), "Its text", "dataLayer = []"),
  textContent: field(z.string().optional(), "The same", "dataLayer = []"),
  children: field(z.string().optional(), "The same", "dataLayer = []"),
});

export const seo = z.object({
  title: field(z.string().optional(), "Title of the page", "Coches de segunda mano | Volante"),
  description: ours(
    z.string(),
    "Description for search engines",
    "Compra tu coche de segunda mano con garantía.",
  ),
  noindex: ours(z.boolean(), "Whether search engines should leave the page out", false),
  script: field(
    readableOnly(headScript).optional(),
    "Scripts of the page, which run after consent, and structured data, each a JSON-LD object or its text",
    [{ type: "application/ld+json", innerHTML: '{"@context":"https://schema.org","@type":"FAQPage"}' }],
  ),
  links: field(
    readableOnly(
      z.object({
        rel: field(z.string(), "Relation of the link", "canonical"),
        href: field(z.string(), "Its address", "https://volante.test/coches-ocasion/"),
        type: ours(
          z.string(),
          "With `rel` alternate, the media type of what is there",
          "application/rss+xml",
        ),
        title: ours(z.string(), "With `rel` alternate, its name", "Blog de Volante"),
        hreflang: ours(z.string(), "Language of what is there", "pt"),
        media: ours(z.string(), "For which screens it is", "print"),
        sizes: ours(z.string(), "Of an icon", "48x48"),
      }),
    ).optional(),
    "Links of the document's head",
  ),
});

/** An element of the page's meta list. */
export const headMeta = z.object({
  name: field(z.string().optional(), "Name of the element", "author"),
  property: field(z.string().optional(), "Its property, in place of a name", "fb:app_id"),
  "http-equiv": field(z.string().optional(), "The header that it stands for", "content-language"),
  content: field(z.string(), "Its content", "Volante"),
});

/** Answer of `GET seo`. */
export const siteSeo = z.object({
  googleSiteVerificationId: field(
    z.string().optional(),
    "Code by which Google knows the owner of the site, a meta element of every page",
    "abc123",
  ),
});
