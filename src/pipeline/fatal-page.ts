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
export const fatalPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  `style-src ${hashSource(style)}`,
].join("; ");

/**
 * The page for an error that nothing else has caught. It needs no script, no stylesheet and no service: any of them may
 * be what failed.
 * @param address path and query that failed, to try again
 */
export const fatalPage = ({
  locale,
  requestId,
  address,
  contact,
}: {
  readonly locale: Locale;
  readonly requestId: string;
  readonly address: string;
  readonly contact: Contact | undefined;
}): string => {
  const t = wording[locale];
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeText(t.fatalTitle)}</title><style>${style}</style></head>`,
    `<body><main data-request-id="${escapeText(requestId)}"><h1>${escapeText(t.fatalTitle)}</h1>`,
    `<p>${escapeText(t.fatalText)} <strong><code>${escapeText(requestId)}</code></strong></p><ul>`,
    link(address, t.retry),
    contact ? link(contact.href, contact.text.replaceAll(" ", "\u00a0")) : "",
    link(homePath(locale), t.goHome),
    "</ul></main></body></html>",
  ].join("");
};
