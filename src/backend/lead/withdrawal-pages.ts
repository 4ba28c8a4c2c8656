import { eq } from "drizzle-orm";
import type { Call } from "#backend/http/call.ts";
import { readLink } from "#backend/mail/signed-link.ts";
import { shopPage } from "#backend/pages/shop-page.ts";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { routePath } from "#domain/route-paths.ts";
import { homePath } from "#domain/routes.ts";
import { shortReference } from "#domain/short-reference.ts";
import { env } from "#platform/env.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import { fill } from "#platform/fill.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { withdrawLead } from "./withdraw-lead.ts";

type RequestedLead = { readonly id: string; readonly locale: Locale; readonly isWithdrawn: boolean };

const linkOf = (request: Request): string => new URL(request.url).searchParams.get("link") ?? "";

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** Links to the storefront: these pages may be served from another host. */
const waysOn = (locale: Locale): string => {
  const { contact, home } = wordingOf(locale).withdrawal;
  const ways = [
    [routePath("request", locale, { panel: "contact" }), contact],
    [homePath(locale), home],
  ] as const;
  const item = ([path, text]: (typeof ways)[number]) =>
    `<li><a href="${escapeHtml(env().SITE_URL + path)}">${escapeHtml(text)}</a></li>`;
  return `<ul>${ways.map(item).join("")}</ul>`;
};

const forged = (orm: Orm, locale: Locale): Promise<Response> => {
  const { forgedTitle: title, forgedText } = wordingOf(locale).withdrawal;
  return shopPage(orm, { status: 400, locale, title, content: paragraph(forgedText) + waysOn(locale) });
};

const gone = (orm: Orm, locale: Locale): Promise<Response> => {
  const { goneTitle: title, goneText } = wordingOf(locale).withdrawal;
  return shopPage(orm, { status: 410, locale, title, content: paragraph(goneText) + waysOn(locale) });
};

const done = (orm: Orm, { id, locale }: RequestedLead): Promise<Response> => {
  const { doneTitle: title, doneText } = wordingOf(locale).withdrawal;
  return shopPage(orm, {
    locale,
    title,
    content: paragraph(fill(doneText, { reference: shortReference(id) })) + waysOn(locale),
  });
};

/** The form is sent to its own address. */
const confirmationPage = (orm: Orm, { id, locale }: RequestedLead): Promise<Response> => {
  const { confirmTitle: title, confirmText, button } = wordingOf(locale).withdrawal;
  const form = `<form method="post"><button>${escapeHtml(button)}</button></form>`;
  return shopPage(orm, {
    locale,
    title,
    content: paragraph(fill(confirmText, { reference: shortReference(id) })) + form,
  });
};

/** The lead of the link, or a page with the link's error. */
const readLead = async (request: Request, { orm, now, locale }: Call): Promise<RequestedLead | Response> => {
  const link = readLink(linkOf(request), "withdraw-lead", now);
  if (!link.ok) return link.kind === "forged" ? forged(orm, locale) : gone(orm, locale);
  const columns = { id: leads.id, locale: leads.locale, withdrawnAt: leads.withdrawnAt };
  const [lead] = await orm.select(columns).from(leads).where(eq(leads.id, link.subject));
  if (!lead) return gone(orm, locale);
  return { id: lead.id, locale: knownLocale(lead.locale), isWithdrawn: lead.withdrawnAt !== null };
};

/**
 * `GET requests/withdraw?link=`: shows what will be deleted and requests confirmation; changes nothing, since mail scanners follow links.
 */
export const showWithdrawal = async (request: Request, call: Call): Promise<Response> => {
  const lead = await readLead(request, call);
  if (lead instanceof Response) return lead;
  return lead.isWithdrawn ? done(call.orm, lead) : confirmationPage(call.orm, lead);
};

/** `POST requests/withdraw?link=`: withdraws the lead and redirects to the page, which confirms it. */
export const takeWithdrawal = async (request: Request, call: Call): Promise<Response> => {
  const lead = await readLead(request, call);
  if (lead instanceof Response) return lead;
  await withdrawLead(call.orm, lead.id, call.now);
  const location = `?${new URLSearchParams({ link: linkOf(request) })}`;
  return new Response(null, { status: 303, headers: { location } });
};
