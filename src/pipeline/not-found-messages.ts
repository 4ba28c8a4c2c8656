/**
 * Which of the specification's spellings (section 8) goes with which cause. They are for the log, the `x-error` header and the small text of
 * the not-found page.
 */
const messages = {
  "path-characters": "Page not found: {path}",
  "blocked-path": "Not Found: {path}",
  validation: "Page Not Found: {path}",
  content: "page-not-found",
  vehicle: "Vehicle page Not Found",
  gone: "Vehicle page Not Found",
} as const;

export type NotFoundReason = keyof typeof messages;

/** The message with `{path}` where the path stands; of no known reason that of content. */
export const notFoundTemplate = (reason: string | undefined): string =>
  messages[reason !== undefined && Object.hasOwn(messages, reason) ? (reason as NotFoundReason) : "content"];

/** The message with the path in it as it was sent, in characters that a header may hold, at most 300 of them. */
export const notFoundMessage = (reason: NotFoundReason, path: string): string =>
  messages[reason]
    .replace("{path}", () => path)
    .replace(/[^\x20-\x7e]/g, "")
    .slice(0, 300);
