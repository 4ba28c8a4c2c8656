import { createHash } from "node:crypto";
import { extname } from "node:path";
import sharp from "sharp";
import { shopFileAddress } from "#backend/shop/shop-file-address.ts";
import { ShopFileError } from "../files/shop-file-error.ts";
import type { ShopFolder } from "../files/shop-folder.ts";

/** A picture of a shop's folder, as pages show it. */
export interface FolderPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const formats: Readonly<Record<string, string>> = {
  ".svg": "svg",
  ".png": "png",
  ".jpg": "jpeg",
  ".webp": "webp",
};

/** What an SVG may not contain: it is served as our own. */
const forbidden =
  /<\s*(?:script|foreignObject|iframe|object|embed|use\s[^>]*href\s*=\s*["']?\s*(?!#))|\son\w+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i;

const mostPixels = 40_000_000;

export const hashOf = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

const describePicture = async (path: string, content: Uint8Array): Promise<FolderPicture | string> => {
  const wanted = formats[extname(path).toLowerCase()];
  if (wanted === "svg" && forbidden.test(Buffer.from(content).toString("utf8")))
    return `${path}: expected a drawing without scripts and without addresses of others`;
  try {
    const {
      format,
      width = 0,
      height = 0,
    } = await sharp(content, { limitInputPixels: mostPixels }).metadata();
    if (format !== wanted) return `${path}: expected a picture of the kind ${wanted}, not ${format}`;
    const url = shopFileAddress(new Map([[path, hashOf(content)]]), path);
    return url === undefined ? `${path}: cannot be served` : { url, width, height };
  } catch (error) {
    return `${path}: cannot be read as a picture: ${error instanceof Error ? error.message : error}`;
  }
};

/**
 * The pictures of a folder, by path.
 * @throws ShopFileError that names those that are no pictures, or hold scripts
 */
export const readPictures = async (folder: ShopFolder): Promise<ReadonlyMap<string, FolderPicture>> => {
  const faults: string[] = [];
  const pictures = new Map<string, FolderPicture>();
  for (const [path, content] of folder) {
    if (!Object.hasOwn(formats, extname(path).toLowerCase())) continue;
    const picture = await describePicture(path, content);
    if (typeof picture === "string") faults.push(picture);
    else pictures.set(path, picture);
  }
  if (faults.length > 0) throw new ShopFileError(faults);
  return pictures;
};
