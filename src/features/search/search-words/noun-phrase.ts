import type { FlagFilter } from "#domain/search-query-keys.ts";
import type { RequestedMake, RequestedRange, RequestedSearch } from "./requested-search.ts";

/** A noun for the requested vehicles, with its agreement; `behind` stands behind "second-hand": "de 13 marcas". */
export type Subject = { readonly text: string; readonly isFeminine: boolean; readonly behind?: string };

export const masculine = (text: string): Subject => ({ text, isFeminine: false });
export const feminine = (text: string): Subject => ({ text, isFeminine: true });

/** More values than this are counted instead of named. */
export const mostNamed = 3;

/** A subject with something behind it; the agreement stays. */
export const followedBy = (subject: Subject, text: string): Subject => ({
  ...subject,
  text: `${subject.text} ${text}`,
});

/**
 * Plural adjectives as both languages have them: `o` at the end becomes `a` behind a feminine noun, in all words or in the `first`
 * alone, where others follow that belong to something else.
 */
export const agree = (adjective: string, { isFeminine }: Subject, which: "all" | "first" = "all"): string =>
  isFeminine ? adjective.replace(which === "all" ? /os\b/g : /os\b/, "as") : adjective;

/** The words of each flag in a language: as a mark of the vehicles, as what they come with, or at the very end. */
export type FlagWords = Readonly<Record<FlagFilter, readonly ["mark" | "advantage" | "end", string]>>;

/** The words of the requested flags of one form. */
export const wordsOf = (
  words: FlagWords,
  way: FlagWords[FlagFilter][0],
  { flags }: Pick<RequestedSearch, "flags">,
): string[] =>
  flags.flatMap((flag) => {
    const [ownWay, text] = words[flag];
    return ownWay === way ? [text] : [];
  });

/** The makes by name: "SEAT Ibiza, Audi y BMW". Undefined when there are too many to name. */
export const namedMakes = (makes: readonly RequestedMake[], join: (items: readonly string[]) => string) => {
  const count = makes.reduce((total, { models }) => total + Math.max(models.length, 1), 0);
  if (count === 0 || count > mostNamed) return undefined;
  const [first] = makes;
  if (makes.length === 1 && first) return [first.name, join(first.models)].filter(Boolean).join(" ");
  return join(
    makes.flatMap(({ name, models }) =>
      models.length === 0 ? [name] : models.map((model) => `${name} ${model}`),
    ),
  );
};

/** Joins values: "a, b y c"; `word` chooses the conjunction by what follows it. */
export const joinValues = (items: readonly string[], word: (next: string) => string): string => {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? "";
  return `${items.slice(0, -1).join(", ")} ${word(last)} ${last}`;
};

/** The words of a range by its shape. */
export const rangeWords = (
  { from, to }: RequestedRange,
  say: Readonly<Record<"exact" | "from" | "to", (value: number) => string>> & {
    readonly between: (from: number, to: number) => string;
  },
): string | undefined => {
  if (from === undefined) return to === undefined ? undefined : to === 0 ? say.exact(0) : say.to(to);
  if (to === undefined) return say.from(from);
  return from === to ? say.exact(from) : say.between(from, to);
};

/** Several nouns as one subject; those that start alike share their start: "coches urbanos y compactos". */
export const joinSubjects = (
  nouns: readonly Subject[],
  join: (items: readonly string[]) => string,
): Subject => {
  const groups = Map.groupBy(nouns, ({ text }) => (text.includes(" ") ? text.split(" ")[0] : text));
  const texts = [...groups].map(([head = "", group]) => {
    const rests = group.map(({ text }) => text.slice(head.length + 1)).filter(Boolean);
    return [head, join(rests)].filter(Boolean).join(" ");
  });
  // A group of several comes last, so that its own conjunction is not taken for that of the whole.
  const ordered = texts.toSorted((a, b) => a.split(" ").length - b.split(" ").length);
  return { text: join(ordered), isFeminine: nouns.every(({ isFeminine }) => isFeminine) };
};

/** The limits of kilometres and price where both are upper ones: one phrase says them. */
export const mostKmsAndPrice = ({
  ranges: { kms, price },
}: RequestedSearch): [kms: number, price: number] | undefined =>
  kms.from === undefined && kms.to !== undefined && price.from === undefined && price.to !== undefined
    ? [kms.to, price.to]
    : undefined;
