import { siteAddress } from "#backend/http/site-address.ts";
import { isPersonalPath } from "#domain/routes.ts";

type Shown = { readonly path: string | null; readonly filters: Readonly<Record<string, string>> };

/** Pages of the site whose address somebody typed: letters, digits and hyphens between slashes, none that acts. */
const listPath = /^\/(?!api\/)(?:[a-z0-9-]+\/)*$/;

/**
 * Where an alert's list stands: the page that it was made on, with the filters as they are kept. Of a query that somebody typed
 * nothing gets into a mail. Undefined where that is no such page.
 */
export const listLink = ({ path, filters }: Shown): string | undefined => {
  const pathname = path?.split(/[?#]/)[0] ?? "";
  if (!listPath.test(pathname) || isPersonalPath(pathname)) return undefined;
  const query = new URLSearchParams(filters).toString().replaceAll("%2C", ",");
  return `${siteAddress()}${pathname}${query === "" ? "" : `?${query}`}`;
};
