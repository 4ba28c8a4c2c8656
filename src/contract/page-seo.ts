import { z } from "zod";
import { field } from "./field.ts";
import { readableOnly } from "./known-only.ts";
import { ours } from "./ours.ts";

export const seo = z.object({
  title: field(z.string().optional(), "Title of the page", "Coches de segunda mano | Volante"),
  description: ours(
    z.string(),
    "Description for search engines",
    "Compra tu coche de segunda mano con garantía.",
  ),
  noindex: ours(z.boolean(), "Whether search engines should leave the page out", false),
  script: field(
    z.array(z.unknown()).optional(),
    "Scripts of the document's head, or blocks of data by their `type`",
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
      }),
    ).optional(),
    "Links of the document's head",
  ),
});

/** Answer of `GET seo`. */
export const siteSeo = z.object({
  googleSiteVerificationId: field(
    z.string().optional(),
    "Code by which Google knows the owner of the site, a meta element of every page",
    "abc123",
  ),
});
