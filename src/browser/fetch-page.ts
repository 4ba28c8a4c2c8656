import { isUnloading } from "./is-unloading.ts";
import { wholePage } from "./page-attributes.ts";

/** What has come of a page that was asked for by `fetch`. */
export type FetchedPage =
  | {
      readonly kind: "page";
      readonly document: Document;
      /** Path and query, after redirects. */
      readonly address: string;
      readonly status: number;
    }
  /** Nothing to show in this document: the browser has to go there by itself. */
  | { readonly kind: "elsewhere"; readonly address: string; readonly status: number };

type Answer = Pick<Response, "ok"> & { readonly origin: string; readonly type: string | null };
type Root = Pick<HTMLElement, "dataset">;

/** Whether an answer may be read as a page of this site. */
export const isOwnPage = ({ ok, origin, type }: Answer, own: string): boolean =>
  ok && origin === own && /^text\/html *(?:;|$)/i.test(type ?? "");

/** Whether both come from one build, so that the scripts of one know the markup of the other. */
export const isSameBuild = (one: Root, other: Root): boolean =>
  one.dataset.build === other.dataset.build && one.dataset.entry === other.dataset.entry;

const sheets = 'link[rel="stylesheet"]';

/** Fetches the styles that the other page has and this one lacks; one that does not come holds nothing up. */
const bringStyles = (from: Document): Promise<unknown> => {
  const known = new Set(
    Array.from(document.querySelectorAll<HTMLLinkElement>(sheets), (link) => link.getAttribute("href")),
  );
  return Promise.all(
    Array.from(from.querySelectorAll<HTMLLinkElement>(sheets), (link) => {
      if (known.has(link.getAttribute("href"))) return undefined;
      const own = document.importNode(link);
      const settled = new Promise((resolve) => {
        own.onload = own.onerror = resolve;
      });
      document.head.append(own);
      return settled;
    }),
  );
};

const orLeave = (error: unknown): Promise<never> =>
  isUnloading() ? new Promise(() => {}) : Promise.reject(error);

/**
 * Asks for a page as the browser would, to show it or a part of it in this document. What is no page of this site and this
 * build, an error or a page that says it has to be shown whole (`data-whole`) is left to the browser.
 * @param options.body what a form posts; without it the page is got
 * Never settles once the visitor goes elsewhere.
 * @throws where there was no answer, and when `signal` ends it
 */
export const fetchPage = async (
  address: string,
  options: {
    readonly signal?: AbortSignal;
    readonly body?: FormData | undefined;
    readonly cache?: RequestCache;
  } = {},
): Promise<FetchedPage> => {
  const answer = await fetch(address, {
    ...options,
    method: options.body ? "POST" : "GET",
    headers: { accept: "text/html" },
  }).catch(orLeave);
  const { headers, ok, status, url } = answer;
  // Of a form that was answered by the page which it leads to (`pipeline/door/follow-redirect-internally`).
  const { origin, href, pathname, search } = new URL(headers.get("content-location") ?? "", url);
  const own = pathname + search;
  const elsewhere = { kind: "elsewhere", address: origin === location.origin ? own : href, status } as const;
  if (!isOwnPage({ ok, origin, type: headers.get("content-type") }, location.origin)) return elsewhere;
  const next = new DOMParser().parseFromString(await answer.text().catch(orLeave), "text/html");
  if (!isSameBuild(next.documentElement, document.documentElement)) return elsewhere;
  if (!next.querySelector("main") || next.querySelector(`[${wholePage}]`)) return elsewhere;
  await bringStyles(next);
  options.signal?.throwIfAborted();
  return { kind: "page", document: next, address: own, status };
};
