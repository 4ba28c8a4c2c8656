import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative, sep } from "node:path";
import sharp from "sharp";
import { env } from "#platform/env.ts";
import { peerHeader } from "#platform/rate-limit/client-address.ts";
import type { AddressLimitName } from "#platform/rate-limit/rate-limits.ts";
import { takePermit } from "#platform/rate-limit/take-permit.ts";
import { allowImageUrl, usesImageOptimizer } from "./allow-image-url.ts";
import { takesPictures } from "./body-limits.ts";
import { boundBody } from "./bound-body.ts";
import { checkApi } from "./check-api.ts";
import { checkRange } from "./check-range.ts";
import { isFilePath } from "./file-paths.ts";
import type { GatewayCheck } from "./gateway-check.ts";
import { pictureQueue } from "./picture-queue.ts";
import type { Exchange } from "./refuse.ts";
import { requireOwnOrigin } from "./require-own-origin.ts";
import { sentPath } from "./sent-path.ts";
import { uploadRoom } from "./upload-room.ts";

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
 * Refuses malformed addresses, and escapes that are no text where the framework decodes a path by itself and
 * answers 500. The pipeline answers 404 for the others.
 */
const checkAddress: GatewayCheck = ({ request: { url = "/" } }) => {
  if (!url.startsWith("/") || !URL.canParse(url, "http://site")) return malformed;
  // It means a slash, which browsers write in its place: what compares paths as they were sent would not know it.
  if (sentPath(url).includes("\\")) return malformed;
  if (url.startsWith(otherPages.prefix)) return otherPages.refusal;
  const decodedByFramework = isFilePath(url) || url.startsWith("/api/");
  return decodedByFramework && !isText(sentPath(url)) ? malformed : undefined;
};

/** The headers that identify the client's address. */
const addressHeaders = ({ request }: Exchange): Headers => {
  const names = [peerHeader, "x-forwarded-for"];
  const given = names.map((name) => [name, request.headers[name]] as const);
  return new Headers(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
};

/** Counts requests by the address that they come from, and refuses those beyond the limit of this name. */
export const permitted =
  (name: AddressLimitName, counts: (exchange: Exchange) => boolean): GatewayCheck =>
  (exchange) => {
    if (!counts(exchange)) return undefined;
    return takePermit(name, addressHeaders(exchange)).then((permit) =>
      permit.ok
        ? undefined
        : {
            status: 429,
            message: "Too many requests\n",
            headers: { "retry-after": String(permit.retryAfterSeconds) },
          },
    );
  };

const windows1252 = new TextDecoder("windows-1252");

/** Escapes that stand together, as UTF-8: those that are none are read as Windows-1252. */
const asUtf8 = (escapes: string): string => {
  try {
    decodeURIComponent(escapes);
    return escapes;
  } catch {
    return encodeURIComponent(windows1252.decode(Buffer.from(escapes.replaceAll("%", ""), "hex")));
  }
};

/**
 * `?utm_campaign=oto%F1o` becomes `oto%C3%B1o` before anyone reads it: mailing programs that write Windows-1252 send such queries, of
 * which the framework would make `oto%EF%BF%BDo`.
 */
export const utf8Query: GatewayCheck = ({ request }) => {
  const { url = "/" } = request;
  const start = url.indexOf("?");
  if (start < 0) return undefined;
  request.url = url.slice(0, start) + url.slice(start).replace(/(?:%[\da-f]{2})+/gi, asUtf8);
  return undefined;
};

const refusal = { status: 400, message: "Pages are documents\n" } as const;
const dataPath = /\.rsc$|\.segments(?:\/|$)/;

const asText = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Refuses requests for the data by which the framework's client would hydrate or navigate: our pages send
 * none. The framework would answer with all the data that a page was rendered from, once more for each header
 * that it varies by.
 */
const checkHydration: GatewayCheck = ({ request: { url = "/", headers } }) => {
  const { pathname, searchParams } = new URL(url, "http://site");
  const isRequested =
    Object.keys(headers).some((name) => name === "rsc" || name.startsWith("next-router-")) ||
    searchParams.has("_rsc") ||
    dataPath.test(asText(pathname));
  return isRequested ? refusal : undefined;
};

/**
 * The paths of all pictures that are served as files, as `/pictures/0a1b.webp`. Like the framework itself it looks once,
 * when the server starts.
 * @param publicFolder whose files are served from the root
 */
export const ownPictures = (publicFolder: string): ReadonlySet<string> => {
  const folder = join(publicFolder, "pictures");
  // A shop may have all its pictures elsewhere.
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(
      ({ parentPath, name }) => `/${relative(publicFolder, join(parentPath, name)).replaceAll(sep, "/")}`,
    ),
  );
};

const reading = ["GET", "HEAD"];
const everywhere = [...reading, "POST"];
/** What is handed on to the embedded services, which say themselves what a path takes. */
const services = [...everywhere, "PUT", "PATCH", "DELETE", "OPTIONS"];

const allowedAt = (url: string): readonly string[] => {
  if (isFilePath(url)) return reading;
  return url.startsWith("/api/services/") ? services : everywhere;
};

/** Files are read, everything else is read or posted to: the framework answers 500 to TRACE, and to others on files. */
const checkMethod: GatewayCheck = ({ request: { method = "", url = "/" } }) => {
  const allowed = allowedAt(url);
  if (allowed.includes(method)) return undefined;
  return { status: 405, message: "Method not allowed\n", headers: { allow: allowed.join(", ") } };
};

/**
 * `/x//y/` becomes `/x/y` before anyone reads it, so that the pipeline redirects it straight to where it leads. Left to
 * itself the framework redirects it once for the slashes, and the pipeline a second time.
 */
export const foldSlashes: GatewayCheck = ({ request }) => {
  const { url = "/" } = request;
  const [path = "/"] = url.split(/[?#]/, 1);
  if (isFilePath(url) || !/[/\\]{2}|\\/.test(path)) return undefined;
  const folded = path.replaceAll(/[/\\]+/g, "/").replace(/\/$/, "");
  // The doubled slash of the home page is the framework's: without any slash there is no path.
  if (folded !== "") request.url = folded + url.slice(path.length);
  return undefined;
};

/**
 * Removes conditions that matter to writes only: for a file that is only read they may be ignored, and the
 * framework answers 500 where one fails.
 */
const dropConditions: GatewayCheck = ({ request: { url = "/", headers } }) => {
  if (isFilePath(url)) for (const name of ["if-match", "if-unmodified-since"]) delete headers[name];
  return undefined;
};

const slowConnections = ["slow-2g", "2g", "3g"];

/** What a browser would render ahead: on a slow connection, or where data are to be saved, it waits for the tap. */
const checkPrerender: GatewayCheck = ({ request: { headers } }) => {
  const { "sec-purpose": purpose, "save-data": saves, ect } = headers;
  if (!String(purpose).includes("prerender")) return undefined;
  const waits = saves === "on" || slowConnections.includes(String(ect));
  return waits ? { status: 503, message: "Not rendered ahead\n" } : undefined;
};

const asksPicture = ({ request }: Exchange): boolean => usesImageOptimizer(request.url ?? "/");

const sendsPicture = ({ request }: Exchange): boolean =>
  request.method === "POST" && takesPictures(request.url ?? "/");

const computing = (): number => {
  const { queue, process } = sharp.counters();
  return queue + process;
};

/**
 * The checks before the framework, in order. Those that need the address and the headers only come first and
 * answer at once; `boundBody` must be the first that waits, since it must see the first byte of a body.
 */
export const gatewayChecks = (): readonly GatewayCheck[] => [
  checkAddress,
  checkHydration,
  checkPrerender,
  checkMethod,
  checkApi,
  requireOwnOrigin,
  checkRange,
  dropConditions,
  foldSlashes,
  utf8Query,
  allowImageUrl({
    own: ownPictures(join(process.cwd(), "public")),
    hosts: env().IMAGE_HOSTS,
  }),
  uploadRoom({ takes: sendsPicture, atOnce: 12, wholeWithin: 120_000 }),
  boundBody,
  permitted("picture", asksPicture),
  pictureQueue({
    queues: asksPicture,
    atOnce: Math.max(1, availableParallelism() - 1),
    waiting: 64,
    computing,
  }),
];
