import type { outbox } from "#backend/store/schema/mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { marketOf } from "#market/markets.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import type { Locale } from "#platform/locale.ts";

export type StoredMail = typeof outbox.$inferSelect;

/** When a message was queued, and what has become of it. */
export const describeState = ({ createdAt, state }: StoredMail, locale: Locale): string => {
  const { formats } = marketOf(locale);
  return `${formats.date(createdAt)} ${formats.time(createdAt)}, ${wordingOf(locale).mailbox.states[state]}`;
};

/** The list of messages as HTML, each a link to itself. */
export const writeMailboxList = (mails: readonly StoredMail[], locale: Locale): string => {
  const { intro, empty } = wordingOf(locale).mailbox;
  const item = (mail: StoredMail): string =>
    [
      `<li><a href="?message=${mail.id}" lang="${mail.locale}">${escapeHtml(mail.subject)}</a>`,
      `<p>${escapeHtml(mail.recipient)}, ${escapeHtml(describeState(mail, locale))}</p></li>`,
    ].join("");
  const list = mails.length > 0 ? `<ul>${mails.map(item).join("")}</ul>` : `<p>${escapeHtml(empty)}</p>`;
  return `<p>${escapeHtml(intro)}</p>${list}`;
};
