import { cacheControl } from "#platform/answers/cache-control.ts";
import { policyOfPlainPage } from "#platform/answers/content-policy.ts";
import { type PlainDocument, plainDocument, plainStyle } from "#platform/answers/plain-document.ts";

export type Page = PlainDocument & {
  readonly status?: number;
  /** Styles of documents that the page shows within itself; they live under its policy. */
  readonly innerStyles?: readonly string[];
  /** Origins to which a response to its forms may redirect, beside the page's own. */
  readonly leadsTo?: readonly string[];
  /** Origins of its pictures. */
  readonly pictures?: readonly string[];
};

/** A page of the services: never cached, with a policy that allows its styles and nothing else. */
export const pageResponse = ({
  status = 200,
  innerStyles = [],
  leadsTo = [],
  pictures,
  ...page
}: Page): Response => {
  const styles = [plainStyle, ...(page.style ? [page.style] : []), ...innerStyles];
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policyOfPlainPage(styles, ["'self'", ...leadsTo], pictures),
    "cache-control": cacheControl.noStore,
  };
  return new Response(plainDocument(page), { status, headers });
};
