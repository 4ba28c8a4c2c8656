import { extname } from "node:path";
import { shopFiles } from "#contract/shop-files.ts";

/**
 * Where a file of the shop's folder is served: by the start of its hash, so that the address changes with the content. Undefined for one
 * that is not there.
 * @param files hashes by path
 */
export const shopFileAddress = (
  files: ReadonlyMap<string, string>,
  path: string | undefined,
): string | undefined => {
  const hash = path === undefined ? undefined : files.get(path);
  return path && hash && `${shopFiles.ownPath}${hash.slice(0, 16)}${extname(path).toLowerCase()}`;
};
