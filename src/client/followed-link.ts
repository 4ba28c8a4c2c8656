type Link = Pick<HTMLAnchorElement, "pathname" | "search" | "download">;

/**
 * What a link within the site has the browser replace: the page, a part of it when only the query changes, or nothing, as for
 * links to files and to places on this page.
 * @param here the address of what is shown
 */
export const whatFollows = (
  { pathname, search, download }: Link,
  here: Pick<Location, "pathname" | "search">,
): "page" | "part" | undefined => {
  if (download || /^\/api\/|\.\w+$/.test(pathname)) return undefined;
  if (pathname !== here.pathname) return "page";
  return search === here.search ? undefined : "part";
};
