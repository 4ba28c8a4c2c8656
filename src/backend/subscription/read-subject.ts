import type { Call } from "#backend/http/call.ts";
import { type LinkPurpose, readLink } from "#backend/mail/signed-link.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { Locale } from "#platform/locale.ts";
import { renderPage } from "./render-page.ts";

/** What a request's link is signed for, or the page that says what is wrong with the link. */
export const readSubject = (
  request: Request,
  purpose: LinkPurpose,
  { locale, now }: Pick<Call, "locale" | "now">,
): string | Response => {
  const link = readLink(linkOf(request), purpose, now);
  if (link.ok) return link.subject;
  const { forgedTitle: title, forgedText } = wordingOf(locale).subscription;
  return link.kind === "expired"
    ? gone(locale)
    : renderPage({ locale, title, text: [forgedText], status: 400 });
};

/** Says that the link holds no more: what it was for is not there any longer, or its time is over. */
export const gone = (locale: Locale): Response => {
  const { goneTitle: title, goneText } = wordingOf(locale).subscription;
  return renderPage({ locale, title, text: [goneText], status: 410 });
};

const linkOf = (request: Request): string => new URL(request.url).searchParams.get("link") ?? "";

/** Where the forms of a page are sent: to itself, said to come from a page. Mail programs send to the link as it is. */
export const ownAddress = (request: Request): string =>
  `?${new URLSearchParams({ link: linkOf(request), page: "1" })}`;

/** After an act: whoever pressed a button is led back to the page, which says so; a mail program is shown it at once. */
export const afterAct = async (request: Request, page: () => Promise<Response>): Promise<Response> => {
  if (!new URL(request.url).searchParams.has("page")) return await page();
  const location = `?${new URLSearchParams({ link: linkOf(request) })}`;
  return new Response(null, { status: 303, headers: { location } });
};
