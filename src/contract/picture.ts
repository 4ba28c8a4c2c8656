import { z } from "zod";
import { field } from "./field.ts";
import { knownOnly } from "./known-only.ts";

/** Where a picture is: a path of the site or a web address. A browser may be sent there, so nothing else is read. */
export const pictureAddress = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/[^/])[^\\\p{Cc}]*$/iu, "a path of the site or a web address");

/** For addresses that the contract leaves open, since one that is wrong should cost no more than the picture. */
export const isPictureAddress = (address: string): boolean => pictureAddress.safeParse(address).success;

/** One file of a picture that was encoded ahead: the browser picks by type and width. */
const pictureVariant = z.object({
  url: field(pictureAddress, "Address of the file", "https://pictures.volante.test/leon-640.webp"),
  width: field(z.int().positive(), "Width", 640, "px"),
  type: field(z.enum(["image/avif", "image/webp", "image/jpeg", "image/png"]), "Media type", "image/webp"),
});

/** A share of a picture's width and height, a little outside of it where something is cut off. */
const share = z.number().min(-1).max(2);

/** What a page writes on a picture, over something flat in it that was left empty. */
const pictureOverlay = z.object({
  kind: field(z.enum(["plate", "odometer"]), "What is written on", "plate"),
  text: field(z.string().min(1).max(20), "The text", "1234 BBB"),
  corners: field(
    z.array(share).length(8),
    "Four points as x and y, clockwise from the top left of the text, each of the picture's width or height",
    [0.4, 0.7, 0.6, 0.7, 0.6, 0.76, 0.4, 0.76],
    "share",
  ),
});

export type PictureOverlay = z.infer<typeof pictureOverlay>;

/**
 * A picture with its size in pixels and, where the service has encoded them, smaller variants. Without variants the
 * storefront sends `url` through its own optimizer, if its host is allowed.
 */
export const picture = field(
  z.object({
    url: field(
      pictureAddress,
      "Address of the picture; without variants its host must be one of `IMAGE_HOSTS`",
      "https://pictures.volante.test/leon.jpg",
    ),
    width: field(z.int().positive().optional(), "Width", 1600, "px"),
    height: field(z.int().positive().optional(), "Height", 1200, "px"),
    alt: field(
      z.string().optional(),
      "What is seen, in the language of the call",
      "SEAT León gris, visto de frente",
    ),
    view: field(z.string().optional(), "Where the camera stands", "front-three-quarter"),
    variants: field(
      knownOnly(pictureVariant, "type").optional(),
      "Files of the picture in other sizes and types, of which the browser picks one",
    ),
    overlays: field(
      knownOnly(pictureOverlay, "kind").optional(),
      "What the page writes on the picture, where it was left empty",
    ),
  }),
  "A picture with its size",
);

export type Picture = z.infer<typeof picture>;

/** A picture of a vehicle; none where its address cannot be one. */
export const vehiclePicture = z
  .preprocess((value) => {
    const { url } = (value ?? {}) as { readonly url?: unknown };
    return typeof url === "string" && !pictureAddress.safeParse(url).success ? undefined : value;
  }, picture.optional())
  .optional();
