import { requestBytes } from "#contract/body-sizes.ts";
import { sentPath } from "./sent-path.ts";

/** Where pictures are sent to, in both its spellings. */
const uploads = ["/api/trade-in-picture", "/api/trade-in-picture/"];

/** Where more is taken than any form needs, by the path as it is sent. */
const exceptions: ReadonlyMap<string, number> = new Map(uploads.map((path) => [path, requestBytes.form]));

/** Whether an address takes pictures. */
export const takesPictures = (url: string): boolean => uploads.includes(sentPath(url));

/**
 * The maximum body size of an address, in bytes.
 * @param larger bytes by path; for tests, else those of the site
 */
export const bodyLimitOf = (url: string, larger = exceptions): number =>
  larger.get(sentPath(url)) ?? requestBytes.json;
