import { whatIsReplaced } from "./pending-navigation.ts";

type Click = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "defaultPrevented">;
type Link = Pick<HTMLAnchorElement, "href" | "origin" | "pathname" | "target" | "download">;

/**
 * What a click on a link has the browser replace in this very tab: the page, a part of it when only the query changes, or
 * nothing, as for links to other sites, to files and to places on this page, or when a behaviour has answered the click.
 * @param here the address of what is shown
 */
export const whatFollows = (
  click: Click,
  link: Link,
  here: Pick<Location, "origin" | "pathname" | "search">,
): "page" | "part" | undefined => {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = click;
  const isElsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented;
  const isPage =
    link.origin === here.origin &&
    (link.target === "" || link.target === "_self") &&
    !link.download &&
    !/^\/api\/|\.\w+$/.test(link.pathname);
  return !isElsewhere && isPage
    ? whatIsReplaced(link.href.slice(link.origin.length), here.pathname + here.search)
    : undefined;
};
