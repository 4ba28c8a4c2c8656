import type { Subject } from "./noun-phrase.ts";
import { weights } from "./phrase.ts";
import type { RequestedSearch } from "./requested-search.ts";

type Wording = (search: RequestedSearch, subject: Subject) => string | 0 | undefined;

/** A language's words for power, documents, place and instalments; undefined for what is not requested. */
export type Terms = Readonly<
  Record<
    | "engine"
    | "near"
    | "power"
    | "range"
    | "owners"
    | "badge"
    | "licence"
    | "rating"
    | "newSince"
    | "monthly",
    Wording
  >
>;

/** Those that stand at the end of the phrase, behind place, year and kilometres, in their order. */
const atTheEnd = ["power", "range", "owners", "badge", "licence", "rating", "newSince", "monthly"] as const;

/** The parts that they are, for `partsOf`. */
export const termParts = (terms: Terms, search: RequestedSearch, subject: Subject) =>
  atTheEnd.map((term) => [terms[term](search, subject), weights[term], true] as const);
