import type { SearchNotice } from "./search-query.ts";
import { type FilterGroupName, filterGroups } from "./search-query-keys.ts";

/** Key of the address that carries the words of a text search that were not understood. */
export const unknownWordsKey = "unknown";
/** Key of the address that carries the groups of filters that the visitor has opened, `fuel,seats`, and after a hyphen one that was closed again. After a dot comes the page of the list on which it was opened. */
export const openedKey = "open";

const limits = { words: 8, wordLength: 30, totalLength: 80 } as const;

/** The words of any text that may be shown again: letters and digits, dots and hyphens between them; bounded. */
export const readUnknownWords = (text: string): readonly string[] => {
  const words = text.slice(0, limits.totalLength).match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.filter((word) => word.length <= limits.wordLength).slice(0, limits.words);
};

/** The notices of an address: words that the text search sent on because it did not understand them, and opened groups. */
export const noticesOfAddress = (params: URLSearchParams): SearchNotice[] => {
  const words = readUnknownWords(params.get(unknownWordsKey) ?? "");
  const opened = params.getAll(openedKey).flatMap((value) => value.replace(/\.\d+$/, "").split(","));
  const groups = filterGroups.filter((group) => opened.includes(group) && !opened.includes(`-${group}`));
  return [
    ...(words.length > 0 ? [{ kind: "unknown-words" as const, words }] : []),
    ...(groups.length > 0 ? [{ kind: "opened" as const, groups }] : []),
  ];
};

/** The page of the list on which a group of filters was opened. */
export const pageOfOpened = (params: URLSearchParams): string | null =>
  params
    .getAll(openedKey)
    .flatMap((value) => /\.(\d+)$/.exec(value)?.[1] ?? [])
    .at(-1) ?? null;

/** The groups of filters among notices. */
export const openedGroups = (notices: readonly SearchNotice[]): readonly FilterGroupName[] =>
  notices.flatMap((notice) => (notice.kind === "opened" ? notice.groups : []));
