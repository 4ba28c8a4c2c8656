import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Subject } from "./noun-phrase.ts";
import type { RequestedSearch } from "./requested-search.ts";

/** A piece of a phrase that stands or is left out as a whole. */
export type Part = {
  readonly text: string;
  /** The least important part is left out first. */
  readonly weight: number;
  /** Stands behind "second-hand"; several of these are divided by commas. */
  readonly isTail?: true;
};

/** How many vehicles a search found: those that can be bought, and reserved ones besides. */
type Found = {
  readonly total: number;
  readonly reserved: number;
  readonly kind: VehicleKind | undefined;
};

/** A language's words for a search. All phrases are plural and start in lower case unless a name comes first. */
export type Grammar = {
  /** The requested vehicles, from the fullest wording to the shortest, which is short enough for every place. */
  readonly subjects: (search: RequestedSearch) => readonly [Subject, ...Subject[]];
  /** The other filters, in the order of the phrase. */
  readonly parts: (search: RequestedSearch, subject: Subject) => readonly Part[];
  /** "second-hand" behind a subject. */
  readonly secondHand: (subject: Subject) => string;
  /** How many vehicles were found, as a sentence. */
  readonly introduction: (found: Found) => string;
  /** The same behind a phrase and a colon. */
  readonly found: (found: Found) => string;
  /** What every vehicle here comes with, as a sentence. */
  readonly promise: string;
  readonly page: (number: number) => string;
};

/** How long a part stays when room is short; make, model and body are the subject, which stays longest. */
export const weights = {
  where: 10,
  near: 9.5,
  fuel: 9,
  licence: 8.8,
  engine: 8.6,
  monthly: 8.4,
  price: 8,
  year: 7,
  transmission: 6,
  kms: 5,
  power: 4.8,
  range: 4.6,
  badge: 4.4,
  rating: 4.2,
  advantages: 4,
  owners: 3.5,
  seats: 3,
  newSince: 2.5,
  marks: 2,
} as const;

/** The search as a noun phrase of at most `length` characters: the least important parts are left out. */
export const writePhrase = (search: RequestedSearch, grammar: Grammar, length: number): string => {
  const subjects = grammar.subjects(search);
  const fits = (text: string) => text.length <= length;
  const bare = (subject: Subject) => assemble(subject, grammar.secondHand(subject), []);
  const subject = subjects.find((each) => fits(bare(each))) ?? subjects[subjects.length - 1] ?? subjects[0];
  let parts = grammar.parts(search, subject);
  for (;;) {
    const phrase = assemble(subject, grammar.secondHand(subject), parts);
    if (fits(phrase) || parts.length === 0) return phrase;
    const least = Math.min(...parts.map(({ weight }) => weight));
    parts = parts.filter(({ weight }) => weight !== least);
  }
};

const assemble = ({ text, behind }: Subject, secondHand: string, parts: readonly Part[]): string => {
  const texts = (isTail: boolean) => parts.filter((part) => (part.isTail ?? false) === isTail);
  const front = [text, ...texts(false).map((part) => part.text)];
  const where = parts.find(({ weight }) => weight === weights.where);
  const tail = texts(true).filter((part) => part !== where);
  return [...front, secondHand, behind, where?.text, tail.map((part) => part.text).join(", ")]
    .filter(Boolean)
    .join(" ");
};

/** Leaves out what a search does not request. */
export const partsOf = (
  entries: readonly (readonly [text: string | 0 | undefined, weight: number, isTail?: true])[],
): Part[] =>
  entries.flatMap(([text, weight, isTail]) => (!text ? [] : [{ text, weight, ...(isTail && { isTail }) }]));
