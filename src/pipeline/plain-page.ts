import { homePath } from "#domain/routes.ts";
import es from "#locales/es/errors.ts";
import pt from "#locales/pt/errors.ts";
import type { Contact } from "#platform/known-contact.ts";
import type { Locale } from "#platform/locale.ts";
import { hashSource } from "#platform/page-cache/content-policy.ts";

const wording = { es, pt } as const;

// System colours: they follow the visitor's scheme and contrast without a stylesheet that might fail as well.
const style = [
  ":root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;color:CanvasText;background:Canvas}",
  "body{max-width:34rem;margin:0 auto;padding:15vh 1.25rem 2rem}",
  "h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}",
  "code{font:inherit;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}",
  "ul{padding:0;margin:2rem 0 0;list-style:none}",
  "a{display:inline-block;padding:.625rem 0;color:LinkText}",
].join("");

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

const link = (href: string, text: string): string =>
  `<li><a href="${escapeText(href)}">${escapeText(text)}</a></li>`;

/** Only what the page itself is made of may be used. */
export const plainPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  `style-src ${hashSource(style)}`,
].join("; ");

type Words = Readonly<Record<"title" | "text", string>>;

/** What is said with a status; a status without words of its own is told as its class. */
const wordsFor = (status: number, locale: Locale, seconds: number): Words => {
  const t = wording[locale];
  const words: Readonly<Record<number, Words>> = {
    403: { title: t.foreignTitle, text: t.foreignText },
    404: { title: t.notFoundTitle, text: t.notFoundText },
    405: { title: t.methodTitle, text: t.methodText },
    413: { title: t.tooLargeTitle, text: t.tooLargeText },
    416: { title: t.rangeTitle, text: t.rangeText },
    429: { title: t.tooOftenTitle, text: t.tooOftenText.replace("{seconds}", String(seconds)) },
  };
  const ofClass =
    status < 500
      ? { title: t.malformedTitle, text: t.malformedText }
      : { title: t.fatalTitle, text: t.fatalText };
  return words[status] ?? ofClass;
};

/** Asking once more may help: we failed, or it was too soon. */
const isWorthRepeating = (status: number): boolean => status >= 500 || status === 429;

/**
 * The page for a refusal, or for an error that nothing else has caught. It needs no script, no stylesheet and no service:
 * any of them may be what failed, and a refusal has to cost less than what was asked for.
 * @param status 400 to 599, as it is answered
 * @param address path and query that were asked for, to try again
 * @param retryAfterSeconds how long to wait, with 429
 */
export const plainPage = ({
  status,
  locale,
  requestId,
  address,
  contact,
  retryAfterSeconds = 60,
}: {
  readonly status: number;
  readonly locale: Locale;
  readonly requestId: string;
  readonly address: string;
  readonly contact: Contact | undefined;
  readonly retryAfterSeconds?: number;
}): string => {
  const t = wording[locale];
  const { title, text } = wordsFor(status, locale, retryAfterSeconds);
  const code = status >= 500 ? ` <strong><code>${escapeText(requestId)}</code></strong>` : "";
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeText(title)}</title><style>${style}</style></head>`,
    `<body><main data-request-id="${escapeText(requestId)}"><h1>${escapeText(title)}</h1>`,
    `<p>${escapeText(text)}${code}</p><ul>`,
    isWorthRepeating(status) ? link(address, t.retry) : "",
    contact ? link(contact.href, contact.text.replaceAll(" ", "\u00a0")) : "",
    link(homePath(locale), t.goHome),
    "</ul></main></body></html>",
  ].join("");
};
