import type { Locale } from "#platform/locale.ts";

/** Where the camera stands and what it sees; the nearest rendered picture is taken. */
export type WantedPicture = {
  body: string;
  paint: string;
  view: "front" | "side" | "rear";
  backdrop?: string;
};

type ArticleText = {
  title: string;
  /** One or two sentences for lists and search engines, 70 to 160 characters. */
  summary: string;
  /** What the picture shows. */
  alt: string;
  /** Where the reader can check what is said, and see what has changed since. */
  checks: readonly (readonly [name: string, address: string])[];
  /** As `writeMarkup` takes it, with `{placeholders}`. */
  body: string;
};

/** An article in both languages; each is written for its own country. */
export type Article = {
  slugs: Readonly<Record<Locale, string>>;
  /** `2026-11-20`: day of publication. */
  date: string;
  picture: WantedPicture;
  texts: Readonly<Record<Locale, ArticleText>>;
};
