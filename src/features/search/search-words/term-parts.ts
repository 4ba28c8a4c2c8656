import type { Subject } from "./noun-phrase.ts";
import { weights } from "./phrase.ts";
import type { RequestedSearch } from "./requested-search.ts";

type Say = (asked: RequestedSearch, subject: Subject) => string | 0 | undefined;

/** What a language says of power, papers, place and instalments; undefined of what is not asked for. */
export type Terms = Readonly<
  Record<"engine" | "near" | "power" | "range" | "owners" | "badge" | "licence" | "newSince" | "monthly", Say>
>;

/** Those that stand at the end of the phrase, behind place, year and kilometres, in their order. */
const atTheEnd = ["power", "range", "owners", "badge", "licence", "newSince", "monthly"] as const;

/** The parts that they are, for `partsOf`. */
export const termParts = (terms: Terms, asked: RequestedSearch, subject: Subject) =>
  atTheEnd.map((term) => [terms[term](asked, subject), weights[term], true] as const);
