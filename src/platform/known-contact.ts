import type { Locale } from "./locale.ts";
import { perProcess } from "./per-process.ts";

/** A telephone as content writes it: the words of the link, and its `tel:` address. */
export interface Contact {
  readonly text: string;
  readonly href: string;
}

/** Pages are rendered in one bundle, errors answered in another. */
const contacts = perProcess("known-contacts", () => new Map<Locale, Contact>());

/** Stores the telephone number that pages show, for the error page that is rendered without services. */
export const rememberContact = (
  locale: Locale,
  links: readonly { readonly text: string; readonly link: string }[],
): void => {
  const found = links.find(({ link }) => /^tel:\+?\d+$/.test(link));
  if (found) contacts().set(locale, { text: found.text, href: found.link });
};

export const knownContact = (locale: Locale): Contact | undefined => contacts().get(locale);
