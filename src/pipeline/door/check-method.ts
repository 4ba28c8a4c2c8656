import { isFilePath } from "./file-paths.ts";
import type { Doorkeeper } from "./open-door.ts";

const reading = ["GET", "HEAD"];
const everywhere = [...reading, "POST"];

/** Files are read, everything else is read or posted to: the framework answers 500 to TRACE, and to others on files. */
export const checkMethod: Doorkeeper = ({ request: { method = "", url = "/" } }) => {
  const allowed = isFilePath(url) ? reading : everywhere;
  if (allowed.includes(method)) return undefined;
  return { status: 405, message: "Method not allowed\n", headers: { allow: allowed.join(", ") } };
};
