import type { Locale } from "#platform/locale.ts";
import { type Grammar, writePhrase } from "./phrase.ts";
import { portuguese } from "./portuguese.ts";
import type { RequestedSearch } from "./requested-search.ts";
import { spanish } from "./spanish.ts";

/** The texts of a filtered list. */
export type SearchWords = {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly introduction: string;
};

/** Lengths in characters that search engines and screens show whole. */
export const searchWordLimits = { heading: 140, title: 60, description: 155 } as const;

/**
 * The grammar of each locale.
 * @public The test of a third locale adds one.
 */
export const grammars: Readonly<Record<Locale, Grammar>> = { es: spanish, pt: portuguese };

type Outcome = {
  /** Vehicles that were found and can be bought, and reserved ones besides. */
  readonly total: number;
  readonly reserved: number;
  /** Number of the page of results. */
  readonly page: number;
  /** Name of the site, for titles in which it has room. */
  readonly site?: string;
};

/**
 * Heading, title, description and introduction of a search in a language. Where room is short the least important filters are
 * left out, never a part of one; make and model stay longest.
 */
export const describeSearch = (
  search: RequestedSearch,
  locale: Locale,
  { total, reserved, page, site }: Outcome,
): SearchWords => {
  const grammar = grammars[locale];
  const found = { total, reserved, kind: search.kind };
  const phrase = (room: number) => capitalised(writePhrase(search, grammar, room));
  const number = numberOf(page, locale);
  const rest = `: ${grammar.found(found)}${number}. ${grammar.promise}`;
  return {
    heading: phrase(searchWordLimits.heading),
    title: withSite(`${phrase(searchWordLimits.title - number.length)}${number}`, site),
    description: `${phrase(searchWordLimits.description - rest.length)}${rest}`,
    introduction: grammar.introduction(found),
  };
};

/** The title of a further page of a list that is not filtered, from its heading. */
export const titleOfPage = (
  heading: string,
  locale: Locale,
  { page, site }: Pick<Outcome, "page" | "site">,
): string => withSite(`${heading}${numberOf(page, locale)}`, site);

const numberOf = (page: number, locale: Locale): string =>
  page > 1 ? `, ${grammars[locale].page(page)}` : "";

const withSite = (title: string, site: string | undefined): string => {
  const named = site === undefined ? title : `${title} | ${site}`;
  return named.length <= searchWordLimits.title ? named : title;
};

/** Names of makes keep their own capitals, of which some start with a small letter and a capital: "eGO". */
const capitalised = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
