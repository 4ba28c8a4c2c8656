import { wordingOf } from "#backend/wording/wording.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { singleLine } from "./single-line.ts";

/** The parts of a mail, from top to bottom; each part is written as plain text and as HTML. */
export type MailPart =
  | { readonly kind: "text"; readonly text: string }
  /** Labels and short values; those without a value are left out. */
  | {
      readonly kind: "facts";
      readonly facts: readonly (readonly [label: string, value: string | undefined])[];
    }
  /** A text of several lines, as typed. */
  | { readonly kind: "quote"; readonly label: string; readonly text: string }
  /** Heading of the parts below it, up to the next. */
  | { readonly kind: "heading"; readonly text: string }
  /** An item with a page of its own: its picture, its name, short lines about it, and a button that leads there. */
  | {
      readonly kind: "entry";
      readonly title: string;
      readonly href: string;
      readonly label: string;
      readonly picture?: string | undefined;
      readonly lines: readonly string[];
    }
  | {
      readonly kind: "link";
      readonly intro: string;
      readonly label: string;
      readonly href: string;
      /** What the mail is for: its one button. */
      readonly isMain?: true;
    }
  /** Links to act by, such as `tel:` and `mailto:`; their labels say all that a text without links needs. */
  | {
      readonly kind: "actions";
      readonly actions: readonly { readonly label: string; readonly href: string }[];
    }
  /** A picture by its address; only in HTML. */
  | { readonly kind: "picture"; readonly src: string; readonly alt: string };

/** The language of a mail, and the name of the shop that signs it. */
export type MailFrame = {
  readonly locale: Locale;
  readonly shop: string;
  /** Who reads an answer, and within how many hours visitors are promised one; nobody without it. */
  readonly answersGoTo?:
    | { readonly name: string; readonly mail: string; readonly hours?: number | undefined }
    | undefined;
  /** For the people of the dealers instead of a visitor. */
  readonly isForStaff?: true;
};

export type WrittenMail = {
  readonly subject: string;
  readonly text: string;
  /** HTML of its parts; `frameMail` makes a document of it. */
  readonly html: string;
  /** Where an answer goes. */
  readonly replyTo?: string;
};

const linesOf = (text: string): string[] => text.trim().split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);

const asText = (part: MailPart): string => {
  switch (part.kind) {
    case "text":
      return part.text;
    case "facts":
      return part.facts
        .flatMap(([label, value]) => (value ? `${label}: ${singleLine(value)}` : []))
        .join("\n");
    case "quote":
      return [`${part.label}:`, ...linesOf(part.text).map((line) => `> ${line}`.trimEnd())].join("\n");
    case "heading":
      return `== ${part.text} ==`;
    case "entry":
      return [part.title, ...part.lines, part.href].join("\n");
    case "link":
      return `${part.intro}\n${part.href}`;
    case "actions":
      return part.actions.map(({ label }) => label).join("\n");
    case "picture":
      return "";
  }
};

const asHtml = (part: MailPart): string => {
  switch (part.kind) {
    case "text":
      return `<p>${escapeHtml(part.text)}</p>`;
    case "facts":
      return `<p>${part.facts
        .flatMap(([label, value]) => (value ? `${escapeHtml(label)}: ${escapeHtml(singleLine(value))}` : []))
        .join("<br>")}</p>`;
    case "quote":
      return `<p>${escapeHtml(part.label)}:</p><blockquote><p>${linesOf(part.text).map(escapeHtml).join("<br>")}</p></blockquote>`;
    case "heading":
      return `<h2>${escapeHtml(part.text)}</h2>`;
    case "entry":
      return [
        part.picture && `<p><img src="${escapeHtml(part.picture)}" alt="" width="544"></p>`,
        `<p><b>${escapeHtml(part.title)}</b><br>${part.lines.map(escapeHtml).join("<br>")}</p>`,
        `<p><a class="act" href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`,
      ]
        .filter(Boolean)
        .join("");
    case "link":
      return part.isMain
        ? `<p>${escapeHtml(part.intro)}</p><p><a class="act main" href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`
        : `<p>${escapeHtml(part.intro)} <a href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`;
    case "actions":
      return `<p>${part.actions.map(({ label, href }) => `<a class="act" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`).join(" ")}</p>`;
    case "picture":
      return `<p><img src="${escapeHtml(part.src)}" alt="${escapeHtml(part.alt)}" width="544"></p>`;
  }
};

/** A mail as plain text and as HTML, signed by the shop. */
export const writeMail = (
  { locale, shop, answersGoTo, isForStaff }: MailFrame,
  subject: string,
  parts: readonly MailPart[],
): WrittenMail => {
  const { mail, staff } = wordingOf(locale);
  const words = isForStaff ? staff : mail;
  const all: readonly MailPart[] = [
    ...parts,
    { kind: "text", text: fill(words.closing, { shop }) },
    {
      kind: "text",
      text: answersGoTo === undefined ? words.automatic : fill(words.answersGoTo, { name: answersGoTo.name }),
    },
  ];
  const title = singleLine(subject);
  return {
    subject: title,
    ...(answersGoTo && { replyTo: answersGoTo.mail }),
    text: `${all.map(asText).filter(Boolean).join("\n\n")}\n`,
    html: all.map(asHtml).join(""),
  };
};
