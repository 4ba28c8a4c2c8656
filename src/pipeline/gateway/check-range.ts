import { statSync } from "node:fs";
import { join, normalize, resolve } from "node:path";
import { isFilePath } from "./file-paths.ts";
import type { GatewayCheck } from "./gateway-check.ts";
import { sentPath } from "./sent-path.ts";

/** Where the files of an address lie: as the framework serves them. */
const fileOf = (url: string): string => {
  const path = normalize(decodeURIComponent(sentPath(url)));
  return path.startsWith("/_next/static/")
    ? join(resolve(".next", "static"), path.slice("/_next/static/".length))
    : join(resolve("public"), path);
};

/** Bytes; undefined for what is no file. */
const sizeOf = (file: string): number | undefined => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
};

/** `0-9`, `5-` or `-3`, with at least one byte that the file has. */
const isWithin = (range: string, size: number): boolean => {
  const [, first = "", last = ""] = /^(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (first === "") return Number(last) > 0;
  return Number(first) < size && (last === "" || Number(last) >= Number(first));
};

/**
 * Parts of files: the framework answers 500 to a part that the file does not have, and to one that is no part. Units other
 * than bytes are its business: it sends the whole.
 */
export const checkRange: GatewayCheck = ({ request: { url = "/", headers } }) => {
  const [, ranges] = /^bytes=(.*)$/.exec(headers.range ?? "") ?? [];
  if (ranges === undefined || !isFilePath(url)) return undefined;
  const size = sizeOf(fileOf(url));
  if (size === undefined || ranges.split(",").some((range) => isWithin(range, size))) return undefined;
  return { status: 416, message: "No such part\n", headers: { "content-range": `bytes */${size}` } };
};
