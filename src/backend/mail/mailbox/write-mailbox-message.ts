import { wordingOf } from "#backend/wording/wording.ts";
import { env } from "#platform/env.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import { describeState, type StoredMail } from "./write-mailbox-list.ts";

export const mailboxStyle = [
  "body{max-width:48rem;padding-top:2rem}",
  "h2{font-size:1.25rem;margin:2rem 0 1rem}",
  "p{margin:0;overflow-wrap:anywhere}",
  "pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}",
  "iframe{width:100%;height:32rem;border:1px solid}",
].join("");

/** A line that is an address of this site, as our mails write links: it leads there. */
const isOwnAddress = (line: string): boolean => line.startsWith(`${env().SITE_URL}/`) && !/\s/.test(line);

const writeLine = (line: string): string =>
  isOwnAddress(line) ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>` : escapeHtml(line);

/**
 * One message as HTML, in its language: its text, and its own HTML in a frame that may do nothing at all, under the policy of the page.
 */
export const writeMailboxMessage = (mail: StoredMail): string => {
  const { back, to, at, unsubscribe, attachment, text, html } = wordingOf(mail.locale).mailbox;
  const { recipient, locale, listUnsubscribe } = mail;
  return [
    `<p>${escapeHtml(`${to}: ${recipient}`)}</p><p>${escapeHtml(`${at}: ${describeState(mail, locale)}`)}</p>`,
    `<p>Message-ID: ${escapeHtml(mail.messageId)}</p>`,
    listUnsubscribe ? `<p>${escapeHtml(`${unsubscribe}: ${listUnsubscribe}`)}</p>` : "",
    mail.attachment
      ? `<p>${escapeHtml(attachment)}: <a href="?message=${mail.id}&amp;attachment" download>${escapeHtml(mail.attachment.fileName)}</a></p>`
      : "",
    `<h2>${escapeHtml(text)}</h2>`,
    `<pre>${mail.text.trimEnd().split("\n").map(writeLine).join("\n")}</pre>`,
    `<h2>${escapeHtml(html)}</h2>`,
    `<iframe sandbox title="${escapeHtml(html)}" srcdoc="${escapeHtml(mail.html)}"></iframe>`,
    `<p><a href="?">${escapeHtml(back)}</a></p>`,
  ].join("");
};
