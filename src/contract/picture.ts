import { z } from "zod";
import { knownOnly } from "./known-only.ts";

/** Where a picture is: a path of the site or a web address. A browser may be sent there, so nothing else is read. */
export const pictureAddress = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/[^/])[^\\\p{Cc}]*$/iu, "a path of the site or a web address");

/** For addresses that the contract leaves open, since one that is wrong should cost no more than the picture. */
export const isPictureAddress = (address: string): boolean => pictureAddress.safeParse(address).success;

/** One file of a picture that was encoded ahead: the browser picks by type and width. */
const pictureVariant = z.object({
  url: pictureAddress,
  width: z.int().positive(),
  type: z.enum(["image/avif", "image/webp", "image/jpeg", "image/png"]),
});

/** A share of a picture's width and height, a little outside of it where something is cut off. */
const share = z.number().min(-1).max(2);

/** What a page writes on a picture, over something flat in it that was left empty. */
const pictureOverlay = z.object({
  kind: z.enum(["plate", "odometer"]),
  text: z.string().min(1).max(20),
  /** Four points as x and y in shares of width and height, clockwise from the top left as one reads the text. */
  corners: z.array(share).length(8),
});

export type PictureOverlay = z.infer<typeof pictureOverlay>;

/**
 * A picture with its size in pixels and, where the service has encoded them, smaller variants. Without variants the
 * storefront sends `url` through its own optimizer, if its host is allowed.
 */
export const picture = z.object({
  url: pictureAddress,
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  /** What is seen, in the language of the call. */
  alt: z.string().optional(),
  /** Where the camera stands: `front-three-quarter`, `side`, `interior`. */
  view: z.string().optional(),
  variants: knownOnly(pictureVariant, "type").optional(),
  overlays: knownOnly(pictureOverlay, "kind").optional(),
});

export type Picture = z.infer<typeof picture>;

/** A picture of a vehicle; none where its address cannot be one. */
export const vehiclePicture = z
  .preprocess((value) => {
    const { url } = (value ?? {}) as { readonly url?: unknown };
    return typeof url === "string" && !pictureAddress.safeParse(url).success ? undefined : value;
  }, picture.optional())
  .optional();
