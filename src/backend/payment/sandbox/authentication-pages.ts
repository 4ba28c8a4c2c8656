import type { Call } from "#backend/http/call.ts";
import { pageResponse } from "#backend/http/page-response.ts";
import { readForm } from "#backend/http/read-form.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { eurosFromCents } from "#domain/money.ts";
import { isSitePath } from "#domain/page-path.ts";
import { homePath, localeOfPath } from "#domain/routes.ts";
import { marketOf } from "#market/markets.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import { fill } from "#platform/fill.ts";
import { defaultLocale, type Locale } from "#platform/locale.ts";
import { chargeCard, findByToken, refuseCard } from "./charge-card.ts";
import type { SandboxIntent } from "./sandbox-provider.ts";

type AuthenticationQuery = { readonly token: string; readonly returnTo: string; readonly locale: Locale };

/** The language is that of the page in `returnTo`. */
const readQuery = (request: Request): AuthenticationQuery => {
  const query = new URL(request.url).searchParams;
  const requested = query.get("returnTo");
  const returnTo = isSitePath(requested) ? requested : homePath(defaultLocale);
  return { token: query.get("token") ?? "", returnTo, locale: localeOfPath(returnTo) };
};

/** `GET sandbox/authenticate`: simulates the page on which a bank authenticates a cardholder. */
export const showAuthentication = async (request: Request, { orm }: Call): Promise<Response> => {
  const { token, returnTo, locale } = readQuery(request);
  const intent = await findByToken(orm, token);
  return intent?.status === "requires_action" ? authenticationPage(intent, locale) : redirectBack(returnTo);
};

const authenticationPage = ({ amountCents }: SandboxIntent, locale: Locale): Response => {
  const { title, text, confirm, refuse } = wordingOf(locale).sandbox;
  const amount = marketOf(locale).formats.money(eurosFromCents(amountCents));
  const button = (answer: string, label: string) =>
    `<button name="answer" value="${answer}">${escapeHtml(label)}</button>`;
  return pageResponse({
    locale,
    title,
    content: [
      `<p>${escapeHtml(fill(text, { amount }))}</p>`,
      `<form method="post">${button("confirm", confirm)} ${button("refuse", refuse)}</form>`,
    ].join(""),
    style: "button{font:inherit;padding:.625rem 1.25rem;margin:0 .5rem .5rem 0}",
    leadsTo: [new URL(siteAddress()).origin],
  });
};

/** `POST sandbox/authenticate`: the cardholder confirms or refuses; redirects back to the shop either way. */
export const takeAuthentication = async (request: Request, { orm, now }: Call): Promise<Response> => {
  const { token, returnTo } = readQuery(request);
  const answer = (await readForm(request))("answer");
  if (answer === "confirm") await chargeCard(orm, token, { scenario: "authentication", now });
  else await refuseCard(orm, token, now);
  return redirectBack(returnTo);
};

const redirectBack = (returnTo: string): Response =>
  new Response(null, { status: 303, headers: { location: `${siteAddress()}${returnTo}` } });
