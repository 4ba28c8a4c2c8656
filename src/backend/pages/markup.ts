import { escapeHtml } from "#platform/escape-html.ts";

/** HTML that was written by `markup`, as opposed to text. */
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

/** HTML as it stands in the code. Whatever is put into it is text, and stays text, unless it is such markup itself. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, index) => text + write(parts[index])).join(""));
