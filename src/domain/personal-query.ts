import { parseKeptSubject, serialiseKeptSubject } from "./kept-change.ts";

/** What pages of the personal area read of their address besides: which alert is being changed, what was told, which of it. */
const plainKeys = {
  alert: /^[a-z0-9]{26}$/,
  about: /^[a-z-]{1,20}$/,
  page: /^[1-9]\d{0,3}$/,
  failed: /^(?:1|full)$/,
} as const;

/** What such a page takes of its query, in its one spelling. */
export const personalQuery = (query: URLSearchParams): string => {
  const plain = Object.entries(plainKeys).flatMap(([key, form]) => {
    const value = query.get(key) ?? "";
    return form.test(value) ? [`${key}=${value}`] : [];
  });
  const removed = parseKeptSubject(query);
  return [...plain, removed && serialiseKeptSubject(removed)].filter(Boolean).join("&");
};
