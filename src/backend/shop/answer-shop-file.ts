import { extname } from "node:path";
import { like } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { PublicRoute } from "#backend/http/public-route.ts";
import { shopFiles } from "#backend/store/schema/shop-files.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";

/** Files that browsers fetch, by their ending. Others of the folder are never served. */
const servedTypes: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** `GET /shop/files/{file}`: a picture or typeface of the shop's folder, at the address of `shopFileAddress`. */
export const answerShopFile: PublicRoute["answer"] = async (_, { orm }, { file = "" }) => {
  const [, start, ending = ""] = /^([0-9a-f]{16})(\.[a-z0-9]+)$/.exec(file) ?? [];
  const type = servedTypes[ending];
  if (start === undefined || type === undefined) throw new NotFoundError("No such file");
  const rows = await orm
    .select()
    .from(shopFiles)
    .where(like(shopFiles.hash, `${start}%`));
  const found = rows.find(({ path }) => extname(path).toLowerCase() === ending);
  if (found === undefined) throw new NotFoundError("No such file");
  return new Response(new Uint8Array(found.content), {
    headers: {
      "content-type": type,
      "cache-control": cacheControl.immutable,
      // An SVG that is opened by itself may not run anything.
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    },
  });
};
