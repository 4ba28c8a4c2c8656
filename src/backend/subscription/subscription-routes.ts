import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { alertTables } from "#backend/alert/alert-ref.ts";
import { refilterCarAlert } from "#backend/alert/refilter-car-alert.ts";
import { BackendError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import type { PublicRoute } from "#backend/http/public-route.ts";
import { readForm, type SentForm } from "#backend/http/read-form.ts";
import { endNewsletter } from "#backend/lead/end-newsletter.ts";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { showConfirmation, takeConfirmation } from "./confirmation-pages.ts";
import { changeAlert, type LinkedAlert, readAlert } from "./read-alert.ts";
import { afterAct, gone, ownAddress, readSubject } from "./read-subject.ts";
import { type Limit, limits, renderAlert } from "./render-alert.ts";
import { renderButton, renderPage } from "./render-page.ts";
import type { MailedTo } from "./subscription-links.ts";

/** `GET subscriptions/alert?link=`: shows an alert and its actions; changes nothing. */
const showAlert = async (request: Request, call: Call): Promise<Response> => {
  const linked = await readAlert(request, call);
  return linked instanceof Response ? linked : renderAlert(call, linked, ownAddress(request));
};

/** `POST subscriptions/alert?link=`: pauses, resumes, changes or ends it; anything else changes nothing. */
const takeAlert = async (request: Request, call: Call): Promise<Response> => {
  const linked = await readAlert(request, call);
  if (linked instanceof Response) return linked;
  if (linked.alert.removedAt !== null) return renderAlert(call, linked, ownAddress(request));
  const form = await readForm(request);
  const action = form("action");
  if (action === "pause" || action === "resume")
    await changeAlert(call, linked, { active: action === "resume" });
  if (action === "end") await changeAlert(call, linked, { removedAt: call.now });
  if (action === "change") {
    const refused = await changeLimits(request, call, { linked, form });
    if (refused) return refused;
  }
  return await afterAct(request, () => showAlert(request, call));
};

type Change = { readonly linked: LinkedAlert; readonly form: SentForm };

/** Changes what the alert looks for; returns the page again where a limit cannot be read. */
const changeLimits = async (
  request: Request,
  call: Call,
  { linked, form }: Change,
): Promise<Response | undefined> => {
  if (linked.kind !== "car-alert") return undefined;
  const { filters } = linked.alert;
  const values = Object.fromEntries(limits.map((name) => [name, form(name).trim()])) as Record<Limit, string>;
  const { notices } = parseSearchQuery(new URLSearchParams({ ...filters, ...values }));
  // A bound that crosses the other end of its range would exchange the two.
  const wrong = limits.filter((name) =>
    notices.some(
      (each) =>
        (each.kind === "unread" && each.key === name) ||
        (each.kind === "swapped" && name.startsWith(each.filter)),
    ),
  );
  if (wrong.length > 0) return renderAlert(call, linked, ownAddress(request), { values, wrong });
  const wanted = Object.entries({ ...filters, ...values }).filter(([, value]) => value !== "");
  try {
    await call.orm.transaction((tx) => refilterCarAlert(tx, linked.alert, Object.fromEntries(wanted)));
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== "conflict") throw error;
    return renderAlert(call, linked, ownAddress(request), { values, wrong, isKnown: true });
  }
  return undefined;
};

type Mailed = { readonly address: string; readonly locale: Locale };

/** The address that mails about alerts are sent to; undefined when the recipient no longer exists. */
const readMailed = async (orm: Orm, { kind, id }: MailedTo): Promise<Mailed | undefined> => {
  const table = kind === "customer" ? customers : leads;
  const columns = { address: sql<string>`lower(${table.email})`, locale: sql<Locale>`${table.locale}` };
  const [found] = await orm
    .select(columns)
    .from(table)
    .where(and(eq(table.id, id), isNotNull(table.email)));
  return found;
};

const ofLeads = (orm: Orm, address: string) =>
  orm.select({ id: leads.id }).from(leads).where(sql`lower(${leads.email}) = ${address}`);
const ofCustomers = (orm: Orm, address: string) =>
  orm.select({ id: customers.id }).from(customers).where(sql`lower(${customers.email}) = ${address}`);

/** Ends the alerts of an address without an account, and pauses those of its account. Idempotent. */
const endAlertMails = (orm: Orm, address: string, now: Date): Promise<void> =>
  orm.transaction(async (tx) => {
    for (const table of Object.values(alertTables)) {
      const isLeads = inArray(table.leadId, ofLeads(tx, address));
      await tx
        .update(table)
        .set({ removedAt: now })
        .where(and(isLeads, isNull(table.removedAt)));
      const isCustomers = inArray(table.customerId, ofCustomers(tx, address));
      await tx
        .update(table)
        .set({ active: false })
        .where(and(isCustomers, eq(table.active, true)));
    }
  });

/** Whether an address receives mails about any alert. */
const isMailed = async (orm: Orm, address: string): Promise<boolean> => {
  for (const table of Object.values(alertTables)) {
    const stands = and(isNull(table.removedAt), eq(table.active, true), isNotNull(table.confirmedAt));
    for (const whose of [
      inArray(table.leadId, ofLeads(orm, address)),
      inArray(table.customerId, ofCustomers(orm, address)),
    ])
      if ((await orm.$count(table, and(stands, whose))) > 0) return true;
  }
  return false;
};

const subjectForm = /^(customer|lead):([a-z0-9]{26})$/;

/** The recipient of the link, or a page with the link's error. */
const readRecipient = async (request: Request, call: Call): Promise<Mailed | Response> => {
  const subject = await readSubject(request, "end-alert-mails", call);
  if (subject instanceof Response) return subject;
  const [, kind, id] = subjectForm.exec(subject) ?? [];
  if (id === undefined) return gone(call);
  const to = { kind: kind === "customer" ? ("customer" as const) : ("lead" as const), id };
  return (await readMailed(call.orm, to)) ?? gone(call);
};

/** `GET subscriptions/alerts?link=`: requests confirmation that mails about alerts are to end; changes nothing. */
const showAlertMailsEnd = async (request: Request, call: Call): Promise<Response> => {
  const mailed = await readRecipient(request, call);
  if (mailed instanceof Response) return mailed;
  const locale = knownLocale(mailed.locale);
  const { title, text, button, doneTitle, doneText } = wordingOf(locale).subscription.alerts;
  if (!(await isMailed(call.orm, mailed.address)))
    return renderPage(call, { locale, title: doneTitle, text: [doneText] });
  const content = renderButton(ownAddress(request), "end", button);
  return renderPage(call, { locale, title, text: [text], content });
};

/** `POST subscriptions/alerts?link=`: ends them, for a page's button and for a mail program (RFC 8058). */
const takeAlertMailsEnd = async (request: Request, call: Call): Promise<Response> => {
  const mailed = await readRecipient(request, call);
  if (mailed instanceof Response) return mailed;
  await endAlertMails(call.orm, mailed.address, call.now);
  return await afterAct(request, () => showAlertMailsEnd(request, call));
};

/** The newsletter of the link, or a page with the link's error. */
const readNewsletter = async (request: Request, call: Call) => {
  const id = await readSubject(request, "end-newsletter", call);
  if (id instanceof Response) return id;
  const isNewsletter = and(eq(leads.id, id), eq(leads.type, leadTypes.newsletter));
  const [lead] = await call.orm.select().from(leads).where(isNewsletter);
  return lead ?? gone(call);
};

/** `GET subscriptions/newsletter?link=`: requests confirmation that the newsletter is to end; changes nothing. */
const showNewsletterEnd = async (request: Request, call: Call): Promise<Response> => {
  const lead = await readNewsletter(request, call);
  if (lead instanceof Response) return lead;
  const locale = knownLocale(lead.locale);
  const { title, text, button, doneTitle, doneText } = wordingOf(locale).subscription.newsletter;
  if (lead.withdrawnAt !== null) return renderPage(call, { locale, title: doneTitle, text: [doneText] });
  const content = renderButton(ownAddress(request), "end", button);
  return renderPage(call, { locale, title, text: [text], content });
};

/** `POST subscriptions/newsletter?link=`: ends it, for a page's button and for a mail program (RFC 8058). */
const takeNewsletterEnd = async (request: Request, call: Call): Promise<Response> => {
  const lead = await readNewsletter(request, call);
  if (lead instanceof Response) return lead;
  await endNewsletter(call.orm, lead.id, call.now);
  return await afterAct(request, () => showNewsletterEnd(request, call));
};

const byMailLink = { limit: "mailLink", query: ["link", "page"] } as const;

/** The pages of the signed links of mails about newsletters and alerts. */
export const subscriptionRoutes: readonly PublicRoute[] = [
  {
    method: "GET",
    path: "/subscriptions/confirm",
    why: "Requests confirmation of a newsletter or an alert; it changes nothing and contains no names",
    ...byMailLink,
    answer: showConfirmation,
  },
  {
    method: "POST",
    path: "/subscriptions/confirm",
    why: "The answer to that page: starts the subscription of the signed link, and nothing else",
    ...byMailLink,
    answer: takeConfirmation,
  },
  {
    method: "GET",
    path: "/subscriptions/newsletter",
    why: "Requests confirmation that a newsletter is to end; it changes nothing and contains no names",
    ...byMailLink,
    answer: showNewsletterEnd,
  },
  {
    method: "POST",
    path: "/subscriptions/newsletter",
    why: "Ends the newsletter that the signed link is for, also for mail programs by one click",
    ...byMailLink,
    answer: takeNewsletterEnd,
  },
  {
    method: "GET",
    path: "/subscriptions/alert",
    why: "Shows the alert that the signed link is for, and changes nothing",
    ...byMailLink,
    answer: showAlert,
  },
  {
    method: "POST",
    path: "/subscriptions/alert",
    why: "Pauses, resumes, changes or ends the alert that the signed link is for, and no other",
    ...byMailLink,
    answer: takeAlert,
  },
  {
    method: "GET",
    path: "/subscriptions/alerts",
    why: "Requests confirmation that mails about alerts are to end; it changes nothing and contains no names",
    ...byMailLink,
    answer: showAlertMailsEnd,
  },
  {
    method: "POST",
    path: "/subscriptions/alerts",
    why: "Ends mails about alerts to the address that the signed link is for, also for mail programs by one click",
    ...byMailLink,
    answer: takeAlertMailsEnd,
  },
];
