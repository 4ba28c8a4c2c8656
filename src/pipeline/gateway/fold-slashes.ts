import { isFilePath } from "./file-paths.ts";
import type { GatewayCheck } from "./gateway-check.ts";

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
