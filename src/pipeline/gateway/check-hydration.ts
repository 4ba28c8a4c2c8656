import type { GatewayCheck } from "./gateway-check.ts";

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
 * Nobody but a stranger asks for the data by which the framework's client would render a page: ours has none. The framework
 * answers with all that a page was rendered from, another time for each header that it varies by.
 */
export const checkHydration: GatewayCheck = ({ request: { url = "/", headers } }) => {
  const { pathname, searchParams } = new URL(url, "http://site");
  const asks =
    Object.keys(headers).some((name) => name === "rsc" || name.startsWith("next-router-")) ||
    searchParams.has("_rsc") ||
    dataPath.test(asText(pathname));
  return asks ? refusal : undefined;
};
