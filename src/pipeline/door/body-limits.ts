import { requestBytes } from "#contract/body-sizes.ts";
import { sentPath } from "./sent-path.ts";

/** Where more is taken than any form needs, by the path as it is sent. */
const exceptions: ReadonlyMap<string, number> = new Map();

/**
 * The greatest body of an address, in bytes.
 * @param larger bytes by path; those of the site unless a test says otherwise
 */
export const bodyLimitOf = (url: string, larger = exceptions): number =>
  larger.get(sentPath(url)) ?? requestBytes.json;
