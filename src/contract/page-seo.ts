import { z } from "zod";

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

/** Answer of `GET seo`. */
export const siteSeo = z.object({
  googleSiteVerificationId: z.string().optional(),
});
