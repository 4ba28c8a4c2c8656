/** `q` filters of a list, `s` the simulation of a vehicle, `p` what a written page takes, `r` what a request is about. */
export type QueryPrefix = "q" | "s" | "p" | "r";

/**
 * A canonical query as one path segment, `q~brand%3Dseat`, so that a filtered page is a cached page like any other. The
 * tilde distinguishes it from every address that a visitor may request (paths contain letters, digits and hyphens only).
 */
export const encodeQuerySegment = (prefix: QueryPrefix, canonical: string): string =>
  `${prefix}~${encodeURIComponent(canonical)}`;

/** Enough for a list with all its filters and its page's path, escaped twice: a stored list is never cut. */
const longest = 8_000;

/**
 * The query string inside a segment, or undefined when the segment is not one of this prefix or is malformed. Accepts
 * the segment as it stands in the address and as a framework hands it on, already decoded: canonical text has no `%`.
 */
export const decodeQuerySegment = (prefix: QueryPrefix, segment: string): string | undefined => {
  if (segment.length > longest) return undefined;
  try {
    const decoded = decodeURIComponent(segment);
    return decoded.startsWith(`${prefix}~`) ? decoded.slice(2) : undefined;
  } catch {
    return undefined;
  }
};
