import { Parser } from "htmlparser2";

type SeenForm = { readonly action: string; readonly fields: Readonly<Record<string, string>> };

export type SeenPage = {
  readonly title: string;
  readonly heading: string;
  /** All that can be read, without the style. */
  readonly text: string;
  /** Those of the page itself: the link of its header is left out. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly form: SeenForm | undefined;
};

/** The visible text of a page of the services, and the fields that its form would send: for tests. */
export const readPage = (html: string): SeenPage => {
  const inside: string[] = [];
  const texts: Record<string, string> = {};
  const links: { href: string; text: string }[] = [];
  const fields: Record<string, string> = {};
  let action: string | undefined;
  let text = "";
  const parser = new Parser({
    onopentag: (name, attributes) => {
      inside.push(name);
      if (name === "form") action = attributes.action ?? "";
      if (name === "input" && attributes.name) fields[attributes.name] = attributes.value ?? "";
      if (name === "a" && !inside.includes("header")) links.push({ href: attributes.href ?? "", text: "" });
    },
    ontext: (data) => {
      const where = inside.at(-1) ?? "";
      texts[where] = (texts[where] ?? "") + data;
      if (inside.includes("body")) text += data;
      const link = links.at(-1);
      if (where === "a" && link && !inside.includes("header")) link.text += data;
    },
    onclosetag: () => {
      inside.pop();
      text += " ";
    },
  });
  parser.end(html);
  const { title = "", h1: heading = "" } = texts;
  return { title, heading, text, links, form: action === undefined ? undefined : { action, fields } };
};
