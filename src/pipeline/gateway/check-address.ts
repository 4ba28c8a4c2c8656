import { isFilePath } from "./file-paths.ts";
import type { GatewayCheck } from "./gateway-check.ts";
import { sentPath } from "./sent-path.ts";

const malformed = { status: 400, message: "Malformed address\n" } as const;

/** Where the framework has pages of another kind, and answers ours a second time. */
const otherPages = { prefix: "/_next/data/", refusal: { status: 404, message: "Not found\n" } } as const;

const isText = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
};

/**
 * Addresses that are none, and escapes that are no text where the framework decodes a path by itself and answers 500. The
 * pipeline tells the others that there is no such page.
 */
export const checkAddress: GatewayCheck = ({ request: { url = "/" } }) => {
  if (!url.startsWith("/") || !URL.canParse(url, "http://site")) return malformed;
  // It means a slash, which browsers write in its place: what compares paths as they were sent would not know it.
  if (sentPath(url).includes("\\")) return malformed;
  if (url.startsWith(otherPages.prefix)) return otherPages.refusal;
  const decodedByFramework = isFilePath(url) || url.startsWith("/api/");
  return decodedByFramework && !isText(sentPath(url)) ? malformed : undefined;
};
