import type { Written } from "#demo/files/parse-yaml.ts";
import type { PlacedText } from "#demo/files/placed-text.ts";
import type { Locale } from "#platform/locale.ts";

/** What an article's file begins with, and its text. */
export type ArticleText = {
  readonly slug: string;
  /** `2026-11-20`: day of publication. */
  readonly date: string;
  readonly title: string;
  /** One or two sentences for lists and search engines. */
  readonly summary: string;
  /** Where the camera stands and what it sees; the nearest rendered picture is taken. */
  readonly picture: {
    readonly body: string;
    readonly paint: string;
    readonly view: "front" | "side" | "rear";
    readonly backdrop?: string | undefined;
    /** In words. */
    readonly shows: string;
  };
  /** Where the reader can check what is said, and see what has changed since. */
  readonly checks: readonly { readonly name: string; readonly address: string }[];
  /** With `{places}`. */
  readonly body: PlacedText;
  /** Where its facts stand. */
  readonly written: Written;
};

/** An article in both languages; each is written for its own country. */
export type Article = Readonly<Record<Locale, ArticleText>>;
