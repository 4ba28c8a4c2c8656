import type { SearchNotice } from "./search-query.ts";
import {
  type FilterGroupName,
  filterGroups,
  listFilters,
  rangeFilters,
  rangeKeys,
} from "./search-query-keys.ts";
import { readUnreadText } from "./unread-text.ts";

/** Key of the address that carries the words of a text search that were not understood. */
export const unknownWordsKey = "unknown";
/** Key of the address that carries the groups of filters that the visitor has opened, `fuel,seats`, and after a hyphen one that was closed again. After a dot comes the page of the list on which it was opened. */
export const openedKey = "open";
/** Key of an internal path, never of an address, that carries the ranges whose ends were exchanged. */
const swappedKey = "swapped";
/** The same for values and limits that could not be read: `fuel:agua;priceTo:barato`. */
const unreadKey = "unread";

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

/** The notices that a search path's segment carries; those of values that only the catalogue can know come with its answer. */
export const readNotices = (params: URLSearchParams): SearchNotice[] => {
  const swapped = (params.get(swappedKey) ?? "").split(",");
  const unread = (params.get(unreadKey) ?? "").split(";");
  const unreadTextOf = (key: string) =>
    readUnreadText(unread.find((pair) => pair.startsWith(`${key}:`))?.slice(key.length + 1) ?? "");
  return [
    ...rangeFilters
      .filter((filter) => swapped.includes(filter))
      .map((filter): SearchNotice => ({ kind: "swapped", filter })),
    ...listFilters
      .map((filter) => ({ kind: "unknown-value" as const, filter, value: unreadTextOf(filter) }))
      .filter(({ value }) => value !== ""),
    ...([...rangeKeys, "place"] as const)
      .map((key) => ({ kind: "unread" as const, key, text: unreadTextOf(key) }))
      .filter(({ text }) => text !== ""),
    ...noticesOfAddress(params),
  ];
};

/** The same as pairs of a query string, without `?`; empty for no notices. */
export const serialiseNotices = (notices: readonly SearchNotice[]): string => {
  const swapped = rangeFilters.filter((filter) =>
    notices.some((notice) => notice.kind === "swapped" && notice.filter === filter),
  );
  const words = notices.flatMap((notice) => (notice.kind === "unknown-words" ? notice.words : []));
  const unknown = readUnknownWords(words.join(" ")).join(" ");
  const opened = openedGroups(notices).join(",");
  const unread = notices.flatMap((notice) => {
    if (notice.kind === "unread") return [`${notice.key}:${readUnreadText(notice.text)}`];
    return notice.kind === "unknown-value" ? [`${notice.filter}:${readUnreadText(notice.value)}`] : [];
  });
  return [
    swapped.length > 0 && `${swappedKey}=${swapped.join(",")}`,
    unread.length > 0 && `${unreadKey}=${unread.join(";")}`,
    unknown && `${unknownWordsKey}=${unknown}`,
    opened && `${openedKey}=${opened}`,
  ]
    .filter(Boolean)
    .join("&");
};
