import { escapeHtml } from "../escape-html.ts";
import type { Locale } from "../locale.ts";

// System colours: they follow the visitor's scheme and contrast without a stylesheet that might fail as well.
/** The style of every page that stands alone; `policyOfPlainPage` allows it. */
export const plainStyle = [
  ":root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;color:CanvasText;background:Canvas}",
  "body{max-width:34rem;margin:0 auto;padding:15vh 1.25rem 2rem}",
  "h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}",
  "code{font:inherit;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}",
  "ul{padding:0;margin:2rem 0 0;list-style:none}",
  "a{display:inline-block;padding:.625rem 0;color:LinkText}",
].join("");

export type PlainDocument = {
  readonly locale: Locale;
  readonly title: string;
  /** Where it is not the title. */
  readonly heading?: string;
  /** HTML below the heading, already escaped. */
  readonly content: string;
  /** HTML above and below the page's own, already escaped. */
  readonly header?: string;
  readonly footer?: string;
  /** Styles beside the common one. */
  readonly style?: string;
  /** The request id, shown for support. */
  readonly requestId?: string;
};

/** A page that stands alone: no script, no stylesheet. */
export const plainDocument = ({
  locale,
  title,
  heading = title,
  content,
  header = "",
  footer = "",
  style,
  requestId,
}: PlainDocument): string =>
  [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${plainStyle}</style>`,
    style ? `<style>${style}</style>` : "",
    `</head><body>${header}<main${requestId ? ` data-request-id="${escapeHtml(requestId)}"` : ""}>`,
    `<h1>${escapeHtml(heading)}</h1>${content}</main>${footer}</body></html>`,
  ].join("");
