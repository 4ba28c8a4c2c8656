import type { Locale } from "#platform/locale.ts";
import type { AskedSearch } from "./asked-search.ts";
import { type Grammar, writePhrase } from "./phrase.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

/** What a filtered list says of itself. */
export type SearchWords = {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly introduction: string;
};

/** Lengths in characters that search engines and screens show whole. */
export const searchWordLimits = { heading: 140, title: 60, description: 155 } as const;

const grammars: Readonly<Record<Locale, Grammar>> = { es: spanish, pt: portuguese };

type Outcome = {
  /** Vehicles that were found. */
  readonly total: number;
  /** Number of the page of results. */
  readonly page: number;
  /** Name of the site, for titles in which it has room. */
  readonly site?: string;
};

/**
 * Heading, title, description and introduction of a search in a language. Where room is short the least important filters are
 * left out, never a part of one; make and model stay longest.
 */
export function describeSearch(
  asked: AskedSearch,
  locale: Locale,
  { total, page, site }: Outcome,
): SearchWords {
  const grammar = grammars[locale];
  const found = { total, kind: asked.kind };
  const phrase = (room: number) => capitalised(writePhrase(asked, grammar, room));
  const number = page > 1 ? `, ${grammar.page(page)}` : "";
  const title = `${phrase(searchWordLimits.title - number.length)}${number}`;
  const named = site === undefined ? title : `${title} | ${site}`;
  const rest = `: ${grammar.found(found)}${number}. ${grammar.promise}`;
  return {
    heading: phrase(searchWordLimits.heading),
    title: named.length <= searchWordLimits.title ? named : title,
    description: `${phrase(searchWordLimits.description - rest.length)}${rest}`,
    introduction: grammar.introduction(found),
  };
}

/** Names of makes keep their own capitals, of which some begin with a small letter and a capital: "eGO". */
function capitalised(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
