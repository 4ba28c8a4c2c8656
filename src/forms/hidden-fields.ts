/** What every form carries besides what is typed, by the name that it is sent under. */
export const hiddenFields = {
  locale: "locale",
  stamp: "stamp",
  /** What the form is about, as the query of its page says it. */
  query: "query",
  /** Nobody sees it; programs that fill in everything do not know. Password managers know no such name. */
  trap: "volante-extra",
} as const;
