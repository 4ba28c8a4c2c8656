import { isFilePath } from "./file-paths.ts";
import type { GatewayCheck } from "./gateway-check.ts";

/**
 * Takes off the conditions that only matter to whoever writes: on a file that is merely read they may be ignored, and the
 * framework answers 500 where one does not hold.
 */
export const dropConditions: GatewayCheck = ({ request: { url = "/", headers } }) => {
  if (isFilePath(url)) for (const name of ["if-match", "if-unmodified-since"]) delete headers[name];
  return undefined;
};
