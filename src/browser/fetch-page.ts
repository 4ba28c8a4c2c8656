import { isUnloading } from "./is-unloading.ts";
import { wholePage } from "./page-attributes.ts";

/** The result of requesting a page by `fetch`. */
export type FetchedPage =
  | {
      readonly kind: "page";
      readonly document: Document;
      /** Path and query, after redirects. */
      readonly address: string;
      readonly status: number;
    }
  /** Cannot be shown in this document: the browser has to navigate to it. */
  | { readonly kind: "elsewhere"; readonly address: string; readonly status: number };

type Answer = Pick<Response, "ok"> & { readonly origin: string; readonly type: string | null };

/** Whether a response is a page of this site. */
export const isOwnPage = ({ ok, origin, type }: Answer, own: string): boolean =>
  ok && origin === own && /^text\/html *(?:;|$)/i.test(type ?? "");

const sheets = 'link[rel="stylesheet"]';

/** Loads the stylesheets of the other page that this one lacks; a failed one does not block. */
const bringStyles = (from: Document): Promise<unknown> =>
  Promise.all(
    Array.from(from.querySelectorAll<HTMLLinkElement>(sheets), (link) => {
      if (document.querySelector(`${sheets}[href="${link.getAttribute("href")}"]`)) return undefined;
      return new Promise((resolve) => {
        document.head.append(Object.assign(document.importNode(link), { onload: resolve, onerror: resolve }));
      });
    }),
  );

const orLeave = (error: unknown): Promise<never> =>
  isUnloading() ? new Promise(() => {}) : Promise.reject(error);

/**
 * Requests a page to show it, or a part of it, in this document. Leaves to the browser: pages of other sites
 * or builds, errors, and pages with `data-whole`. Never settles once the page unloads.
 * @param options.body form data to post; a GET without it
 * @throws without a response, and when `signal` aborts
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
  // For a form post answered by the page that it redirects to (`pipeline/door/follow-redirect-internally`).
  const { origin, href, pathname, search } = new URL(headers.get("content-location") ?? "", url);
  const own = pathname + search;
  const elsewhere = { kind: "elsewhere", address: origin === location.origin ? own : href, status } as const;
  if (!isOwnPage({ ok, origin, type: headers.get("content-type") }, location.origin)) return elsewhere;
  const text = await answer.text().catch(orLeave);
  // The styles of its first paint are in its stylesheets too, and the policy of this page does not allow them.
  const next = new DOMParser().parseFromString(text.replace(/<style>[^<]*/, ""), "text/html");
  // The scripts of one build match its own markup.
  if (next.documentElement.dataset.build !== document.documentElement.dataset.build) return elsewhere;
  if (!next.querySelector("main") || next.querySelector(`[${wholePage}]`)) return elsewhere;
  await bringStyles(next);
  options.signal?.throwIfAborted();
  return { kind: "page", document: next, address: own, status };
};
