/** Hidden fields of every form, by name. */
export const hiddenFields = {
  locale: "locale",
  stamp: "stamp",
  /** What the form is about, as the query of its page. */
  query: "query",
  /** Honeypot: not visible, filled in by bots. Password managers do not know this name. */
  trap: "volante-extra",
} as const;
