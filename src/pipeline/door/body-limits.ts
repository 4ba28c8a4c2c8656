const kilobyte = 1024;

/** Bytes that a request may bring: enough for every form of the site. */
const everywhere = 64 * kilobyte;

/** Where more is taken, by the path as it is sent. */
const exceptions: Readonly<Record<string, number>> = {};

/** The greatest body of an address, in bytes. */
export const bodyLimitOf = (url: string): number => exceptions[url.split(/[?#]/, 1)[0] ?? ""] ?? everywhere;
