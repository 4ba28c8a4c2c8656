import { escapeHtml } from "#platform/escape-html.ts";

/** HTML from `markup`, as opposed to text. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[];

const write = (part: Part): string => {
  if (part === false || part === undefined) return "";
  if (part instanceof Markup) return part.html;
  return typeof part === "object" ? part.map(write).join("") : escapeHtml(String(part));
};

/** Trusted HTML of the source. Interpolated values are escaped, unless they are such markup themselves. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, index) => text + write(parts[index])).join(""));
