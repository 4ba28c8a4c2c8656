import { parseSavedItem, serialiseSavedItem } from "./saved-item.ts";

/**
 * The other parameters of pages of the personal area: the alert being changed, the kind of notifications, the notification.
 */
const plainKeys = {
  alert: /^[a-z0-9]{26}$/,
  about: /^[a-z-]{1,20}$/,
  page: /^[1-9]\d{0,3}$/,
  failed: /^(?:1|full)$/,
  confirm: /^(?:cancel|delete|submit)$/,
} as const;

/** The part of the notifications that is shown: of one kind, a page of it; for the way back to it. */
export const viewQuery = (query: URLSearchParams): string => pick(["about", "page"], query).join("&");

const pick = (keys: readonly (keyof typeof plainKeys)[], query: URLSearchParams): string[] =>
  keys.flatMap((key) => {
    const value = query.get(key) ?? "";
    return plainKeys[key].test(value) ? [`${key}=${value}`] : [];
  });

/** What such a page takes of its query, in its one spelling. */
export const personalQuery = (query: URLSearchParams): string => {
  const plain = pick(["alert", "about", "page", "failed", "confirm"], query);
  const removed = parseSavedItem(query);
  return [...plain, removed && serialiseSavedItem(removed)].filter(Boolean).join("&");
};
