import { desc, eq } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import { pageResponse } from "#backend/http/page-response.ts";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { marketOf } from "#market/markets.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { env } from "#platform/env.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import type { Locale } from "#platform/locale.ts";
import { writeAttachments } from "../write-attachment.ts";

type StoredMail = typeof outbox.$inferSelect;

/** When a message was queued, and its state. */
const describeState = ({ createdAt, state }: StoredMail, locale: Locale): string => {
  const { formats } = marketOf(locale);
  return `${formats.date(createdAt)} ${formats.time(createdAt)}, ${wordingOf(locale).mailbox.states[state]}`;
};

/** The list of messages as HTML, each a link to itself. */
const writeMailboxList = (mails: readonly StoredMail[], locale: Locale): string => {
  const { intro, empty } = wordingOf(locale).mailbox;
  const item = (mail: StoredMail): string =>
    [
      `<li><a href="?message=${mail.id}" lang="${mail.locale}">${escapeHtml(mail.subject)}</a>`,
      `<p>${escapeHtml(mail.recipient)}, ${escapeHtml(describeState(mail, locale))}</p></li>`,
    ].join("");
  const list = mails.length > 0 ? `<ul>${mails.map(item).join("")}</ul>` : `<p>${escapeHtml(empty)}</p>`;
  return `<p>${escapeHtml(intro)}</p>${list}`;
};

const mailboxStyle = [
  "body{max-width:48rem;padding-top:2rem}",
  "h2{font-size:1.25rem;margin:2rem 0 1rem}",
  "p{margin:0;overflow-wrap:anywhere}",
  "pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}",
  "iframe{width:100%;height:32rem;border:1px solid}",
].join("");

/** A line that is an address of this site, as our mails contain links, becomes a link. */
const isOwnAddress = (line: string): boolean => line.startsWith(`${env().SITE_URL}/`) && !/\s/.test(line);

const writeLine = (line: string): string =>
  isOwnAddress(line) ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>` : escapeHtml(line);

const fileNamesOf = ({ attachment }: StoredMail): readonly string[] => {
  if (attachment === null) return [];
  const more = attachment.kind === "reservation-document" ? (attachment.more ?? []) : [];
  return [attachment.fileName, ...more.map(({ fileName }) => fileName)];
};

/** One message as HTML, in its language: its text, and its own HTML in a frame without any permissions, under the policy of the page. */
const writeMailboxMessage = (mail: StoredMail): string => {
  const { back, to, at, unsubscribe, attachment, text, html } = wordingOf(mail.locale).mailbox;
  const { recipient, locale, listUnsubscribe } = mail;
  return [
    `<p>${escapeHtml(`${to}: ${recipient}`)}</p><p>${escapeHtml(`${at}: ${describeState(mail, locale)}`)}</p>`,
    `<p>Message-ID: ${escapeHtml(mail.messageId)}</p>`,
    listUnsubscribe ? `<p>${escapeHtml(`${unsubscribe}: ${listUnsubscribe}`)}</p>` : "",
    ...fileNamesOf(mail).map(
      (name, place) =>
        `<p>${escapeHtml(attachment)}: <a href="?message=${mail.id}&amp;attachment=${place}" download>${escapeHtml(name)}</a></p>`,
    ),
    `<h2>${escapeHtml(text)}</h2>`,
    `<pre>${mail.text.trimEnd().split("\n").map(writeLine).join("\n")}</pre>`,
    `<h2>${escapeHtml(html)}</h2>`,
    `<iframe sandbox title="${escapeHtml(html)}" srcdoc="${escapeHtml(mail.html)}"></iframe>`,
    `<p><a href="?">${escapeHtml(back)}</a></p>`,
  ].join("");
};

/** An attachment of a message, by its place, as a download. Throws NotFoundError without one. */
const sendAttachment = async (orm: Orm, mail: StoredMail, place: number): Promise<Response> => {
  const written = (await writeAttachments(orm, mail))[place];
  if (written === undefined) throw new NotFoundError("Nothing goes with this mail");
  return new Response(new Uint8Array(written.bytes), {
    headers: {
      "content-type": written.contentType,
      "content-disposition": `attachment; filename="${written.fileName}"`,
      "cache-control": cacheControl.noStore,
    },
  });
};

/** Newest messages on the list. */
const mostListed = 100;

/**
 * `GET mailbox`: the outbox, newest first; `?message=` with a message's number shows one, in its language, `&attachment=0` is its first attachment.
 * For developers of a site on this machine without a mail server; where there is one, this is not found.
 */
export const showMailbox = async (request: Request, { orm, locale }: Call): Promise<Response> => {
  if (env().SMTP_URL !== undefined) throw new NotFoundError("Mails are sent: there is no mailbox");
  const query = new URL(request.url).searchParams;
  const number = query.get("message");
  if (number === null) {
    const mails = await orm.select().from(outbox).orderBy(desc(outbox.id)).limit(mostListed);
    const { title } = wordingOf(locale).mailbox;
    return pageResponse({ locale, title, content: writeMailboxList(mails, locale), style: mailboxStyle });
  }
  const id = /^\d{1,9}$/.test(number) ? Number(number) : 0;
  const [mail] = await orm.select().from(outbox).where(eq(outbox.id, id));
  if (!mail) throw new NotFoundError("No such mail");
  if (query.has("attachment")) return sendAttachment(orm, mail, Number(query.get("attachment")));
  return pageResponse({
    locale: mail.locale,
    title: mail.subject,
    content: writeMailboxMessage(mail),
    style: mailboxStyle,
    innerStyles: /<style>([^<]*)<\/style>/.exec(mail.html)?.slice(1) ?? [],
    pictures: ["'self'"],
  });
};
