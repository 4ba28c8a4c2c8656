import { isShopPicture } from "#contract/shop-files.ts";
import { isStockPicture } from "#contract/stock-pictures.ts";
import { imageOptions } from "#platform/image-options.ts";
import { isListedPicture } from "#platform/is-listed-picture.ts";
import type { GatewayCheck } from "./gateway-check.ts";
import type { Refusal } from "./refuse.ts";

/** The one way in which pages write an address of the optimiser. */
const written = /^\/_next\/image\/\?url=([^&#]+)&w=([1-9]\d{0,4})&q=([1-9]\d{0,2})$/;

const widths: ReadonlySet<number> = new Set([...imageOptions.deviceSizes, ...imageOptions.imageSizes]);

const notFound: Refusal = { status: 404, message: "There is no such picture\n" };

/** However it is written: with escapes, capitals, dots, doubled slashes, or as an absolute address. */
const meansOptimiser = (url: string): boolean => {
  const read = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const pathname = URL.parse(url, "http://localhost")?.pathname ?? "";
  return [url.split(/[?#]/, 1)[0] ?? "", pathname].some((path) =>
    /\/_next\/image/i.test(read(path).replaceAll(/[/\\]+/g, "/")),
  );
};

/** The value of `url`, when it is encoded as pages encode it; a browser writes an apostrophe as `%27`. */
const decode = (value: string): string | undefined => {
  try {
    const text = decodeURIComponent(value);
    const encoded = encodeURIComponent(text);
    return value === encoded || value === encoded.replaceAll("'", "%27") ? text : undefined;
  } catch {
    return undefined;
  }
};

export interface KnownPictures {
  /** Paths of our own pictures: `/pictures/0a1b.webp`. */
  readonly own: ReadonlySet<string>;
  /** As in IMAGE_HOSTS. */
  readonly hosts: readonly string[];
}

/** Whether a request is for the optimiser, however its address is written. */
export const usesImageOptimizer = (url: string): boolean => written.test(url) || meansOptimiser(url);

/**
 * Allows one address for a picture in a width. The framework accepts endless variants (a fragment, another
 * order, `w=0640`, escapes, `/x/../`), and computes and stores each one.
 */
export const allowImageUrl =
  ({ own, hosts }: KnownPictures): GatewayCheck =>
  ({ request: { url = "/" } }) => {
    const [, picture, width, quality] = written.exec(url) ?? [];
    if (picture === undefined) return meansOptimiser(url) ? notFound : undefined;
    const address = decode(picture);
    const isKnown =
      address !== undefined &&
      (own.has(address) ||
        isStockPicture(address) ||
        isShopPicture(address) ||
        isListedPicture(hosts, address));
    const isMade = widths.has(Number(width)) && Number(quality) === imageOptions.quality;
    return isKnown && isMade ? undefined : notFound;
  };
