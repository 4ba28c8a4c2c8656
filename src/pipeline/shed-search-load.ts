import { searchQueryKeys } from "#domain/search-query-keys.ts";
import { parseVehiclePath } from "#domain/vehicle-address.ts";

import type { Refusal } from "./gateway/refuse.ts";
import { queueRetrySeconds } from "./render-queue.ts";
import { isPageShown, isRenderQueueFull } from "./shared-pages.ts";

const busy: Refusal = {
  status: 503,
  message: "Too many pages wait to be rendered\n",
  headers: { "retry-after": String(queueRetrySeconds) },
};

const keys: ReadonlySet<string> = new Set(searchQueryKeys);

/** On a vehicle's page such keys request a quote, which is no search. */
const isSearch = (url: string): boolean => {
  const [pathname = "", query] = url.split("?", 2);
  if (query === undefined || parseVehiclePath(pathname) !== undefined) return false;
  return [...new URLSearchParams(query).keys()].some((key) => keys.has(key));
};

/**
 * Refuses a search while the render queue is full, since interpreting it would slow down the pages that are being
 * rendered. Stored pages pass.
 * @param path the internal address that its address last led to
 */
export const shedSearchLoad = (url: string, path: string | undefined): Refusal | undefined =>
  isRenderQueueFull() && isSearch(url) && !(path !== undefined && isPageShown(path)) ? busy : undefined;
