import { isFilePath } from "./file-paths.ts";
import type { GatewayCheck } from "./gateway-check.ts";

const reading = ["GET", "HEAD"];
const everywhere = [...reading, "POST"];
/** What is handed on to the embedded services, which say themselves what a path takes. */
const services = [...everywhere, "PUT", "PATCH", "DELETE", "OPTIONS"];

const allowedAt = (url: string): readonly string[] => {
  if (isFilePath(url)) return reading;
  return url.startsWith("/api/services/") ? services : everywhere;
};

/** Files are read, everything else is read or posted to: the framework answers 500 to TRACE, and to others on files. */
export const checkMethod: GatewayCheck = ({ request: { method = "", url = "/" } }) => {
  const allowed = allowedAt(url);
  if (allowed.includes(method)) return undefined;
  return { status: 405, message: "Method not allowed\n", headers: { allow: allowed.join(", ") } };
};
