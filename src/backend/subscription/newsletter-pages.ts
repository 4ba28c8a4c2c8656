import { and, eq } from "drizzle-orm";
import type { Call } from "#backend/http/call.ts";
import { endNewsletter } from "#backend/lead/end-newsletter.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { knownLocale } from "#platform/locale.ts";
import { afterAct, gone, ownAddress, readSubject } from "./read-subject.ts";
import { renderButton, renderPage } from "./render-page.ts";

/** The newsletter that the link is for, or the page that says what is wrong with the link. */
const readNewsletter = async (request: Request, call: Call) => {
  const id = readSubject(request, "end-newsletter", call);
  if (id instanceof Response) return id;
  const isNewsletter = and(eq(leads.id, id), eq(leads.type, leadTypes.newsletter));
  const [lead] = await call.orm.select().from(leads).where(isNewsletter);
  return lead ?? gone(call.locale);
};

/** `GET subscriptions/newsletter?link=`: asks whether the newsletter is to end; changes nothing. */
export const showNewsletterEnd = async (request: Request, call: Call): Promise<Response> => {
  const lead = await readNewsletter(request, call);
  if (lead instanceof Response) return lead;
  const locale = knownLocale(lead.locale);
  const { title, text, button, doneTitle, doneText } = wordingOf(locale).subscription.newsletter;
  if (lead.withdrawnAt !== null) return renderPage({ locale, title: doneTitle, text: [doneText] });
  const content = renderButton(ownAddress(request), "end", button);
  return renderPage({ locale, title, text: [text], content });
};

/** `POST subscriptions/newsletter?link=`: ends it, for a page's button and for a mail program (RFC 8058). */
export const takeNewsletterEnd = async (request: Request, call: Call): Promise<Response> => {
  const lead = await readNewsletter(request, call);
  if (lead instanceof Response) return lead;
  await endNewsletter(call.orm, lead.id, call.now);
  return await afterAct(request, () => showNewsletterEnd(request, call));
};
