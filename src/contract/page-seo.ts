import { z } from "zod";
import { readableOnly } from "./known-only.ts";
import { ours } from "./ours.ts";

export const seo = z.object({
  title: z.string().optional(),
  description: ours(z.string()),
  noindex: ours(z.boolean()),
  script: z.array(z.unknown()).optional(),
  links: readableOnly(
    z.object({
      rel: z.string(),
      href: z.string(),
      /** With `rel` alternate, the media type of what stands there, and its name. */
      type: ours(z.string()),
      title: ours(z.string()),
    }),
  ).optional(),
});

/** Answer of `GET seo`. */
export const siteSeo = z.object({
  googleSiteVerificationId: z.string().optional(),
});
