import type { Call } from "#backend/http/call.ts";
import { type LinkPurpose, readLink } from "#backend/mail/signed-link.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { renderPage } from "./render-page.ts";

/** The signed subject of a request's link, or a page with the link's error. */
export const readSubject = async (
  request: Request,
  purpose: LinkPurpose,
  call: Call,
): Promise<string | Response> => {
  const { locale, now } = call;
  const link = readLink(linkOf(request), purpose, now);
  if (link.ok) return link.subject;
  const { forgedTitle: title, forgedText } = wordingOf(locale).subscription;
  return link.kind === "expired"
    ? gone(call)
    : renderPage(call, { locale, title, text: [forgedText], status: 400 });
};

/** A page for an expired link, or one whose subject no longer exists. */
export const gone = (call: Call): Promise<Response> => {
  const { locale } = call;
  const { goneTitle: title, goneText } = wordingOf(locale).subscription;
  return renderPage(call, { locale, title, text: [goneText], status: 410 });
};

const linkOf = (request: Request): string => new URL(request.url).searchParams.get("link") ?? "";

/** Where the forms of a page are sent: to itself, marked as sent by a page. Mail programs send to the link as it is. */
export const ownAddress = (request: Request): string =>
  `?${new URLSearchParams({ link: linkOf(request), page: "1" })}`;

/** The response to a change: redirects a browser to the page, which confirms it; a mail program gets the page at once. */
export const afterAct = async (request: Request, page: () => Promise<Response>): Promise<Response> => {
  if (!new URL(request.url).searchParams.has("page")) return await page();
  const location = `?${new URLSearchParams({ link: linkOf(request) })}`;
  return new Response(null, { status: 303, headers: { location } });
};
