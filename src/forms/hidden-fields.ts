/** What every form carries besides what is typed, by the name that it is sent under. */
export const hiddenFields = {
  locale: "locale",
  stamp: "stamp",
  /** Nobody sees it; programs that fill in everything do not know. */
  trap: "website",
} as const;
