import { homePath } from "#domain/routes.ts";
import { policyOfPlainPage } from "#platform/answers/content-policy.ts";
import { plainDocument, plainStyle } from "#platform/answers/plain-document.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import { fill } from "#platform/fill.ts";
import type { Contact } from "#platform/known-contact.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";

const link = (href: string, text: string): string =>
  `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`;

/** Only what the page itself is made of may be used. */
export const plainPolicy = policyOfPlainPage([plainStyle]);

type Words = Readonly<Record<"title" | "text", string>>;

/** The text for a status; a status without a text of its own uses that of its class. */
const wordsFor = (status: number, locale: Locale, seconds: number | undefined, mostBytes: number): Words => {
  const t = wordsOf(locale, "errors");
  const words: Readonly<Record<number, Words>> = {
    403: { title: t.foreignTitle, text: t.foreignText },
    404: { title: t.notFoundTitle, text: t.notFoundText },
    405: { title: t.methodTitle, text: t.methodText },
    409: { title: t.outdatedTitle, text: t.outdatedText },
    413: {
      title: t.tooLargeTitle,
      text: fill(t.tooLargeText, { most: `${Math.floor(mostBytes / 1024)}\u00a0kB` }),
    },
    416: { title: t.rangeTitle, text: t.rangeText },
    429: { title: t.tooOftenTitle, text: fill(t.tooOftenText, { seconds: seconds ?? 60 }) },
  };
  const ofClass =
    status < 500
      ? { title: t.malformedTitle, text: t.malformedText }
      : { title: t.fatalTitle, text: t.fatalText };
  if (status === 503 && seconds !== undefined)
    return { title: t.busyTitle, text: fill(t.busyText, { seconds }) };
  return words[status] ?? ofClass;
};

/** A retry may help: the failure was ours, or the request came too soon. */
const isWorthRepeating = (status: number): boolean => status >= 500 || status === 429;

/** What was sent is to be sent otherwise, from its own page. */
const isWorthRewriting = (status: number): boolean => [400, 403, 409, 413].includes(status);

/**
 * The page for a refusal, or for an error that nothing else has caught. It needs no script, no stylesheet and
 * no service: any of them may be what failed, and a refusal has to cost less than the request.
 * @param status 400 to 599, as answered
 * @param address path and query of the request, for a retry, or of the page whose form was sent
 * @param isForm a form was sent
 * @param mostBytes the maximum body size, with 413
 * @param retryAfterSeconds how long to wait, with 429; with 503 when the site is only overloaded, and nothing
 * has failed
 */
export const plainPage = ({
  status,
  locale,
  requestId,
  address,
  contact,
  isForm = false,
  mostBytes = 0,
  retryAfterSeconds,
}: {
  readonly status: number;
  readonly locale: Locale;
  readonly requestId: string;
  readonly address: string;
  readonly contact: Contact | undefined;
  readonly isForm?: boolean;
  readonly mostBytes?: number;
  readonly retryAfterSeconds?: number;
}): string => {
  const t = wordsOf(locale, "errors");
  const { title, text } = wordsFor(status, locale, retryAfterSeconds, mostBytes);
  const hasFailed = status >= 500 && (status !== 503 || retryAfterSeconds === undefined);
  const code = hasFailed ? ` <strong><code>${escapeHtml(requestId)}</code></strong>` : "";
  const content = [
    `<p>${escapeHtml(text)}${code}</p><ul>`,
    isWorthRepeating(status) ? link(address, t.retry) : "",
    isForm && isWorthRewriting(status) ? link(address, t.openForm) : "",
    contact ? link(contact.href, contact.text.replaceAll(" ", "\u00a0")) : "",
    link(homePath(locale), t.goHome),
    "</ul>",
  ].join("");
  return plainDocument({ locale, title, content, requestId });
};
