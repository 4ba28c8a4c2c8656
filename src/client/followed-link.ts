type Link = Pick<HTMLAnchorElement, "pathname" | "search" | "download">;

/**
 * What the browser replaces when it follows a link within the site: the page, a part of it when only the
 * query changes, or nothing, as for files and for fragments of this page.
 * @param here address of the page shown
 */
export const whatFollows = (
  { pathname, search, download }: Link,
  here: Pick<Location, "pathname" | "search">,
): "page" | "part" | undefined => {
  if (download || /^\/api\/|\.\w+$/.test(pathname)) return undefined;
  if (pathname !== here.pathname) return "page";
  return search === here.search ? undefined : "part";
};
