import type { Locale } from "#platform/locale.ts";
import type { Written } from "#shop-folder/files/parse-yaml.ts";
import type { PlacedText } from "#shop-folder/files/placed-text.ts";
import type { Scene } from "../scenes.ts";

/** The front matter of an article's file, and its text. */
export type ArticleText = {
  readonly slug: string;
  /** `2026-11-20`: day of publication. */
  readonly date: string;
  readonly title: string;
  /** One or two sentences for lists and search engines. */
  readonly summary: string;
  /** With what it shows in words: a file of the folder, or a scene that `packages/demo-pictures/render.ts` renders. */
  readonly picture: (Scene | { readonly file: string }) & { readonly shows: string };
  /** Where the reader can check the statements, and see what has changed since. */
  readonly checks: readonly { readonly name: string; readonly address: string }[];
  /** With `{places}`. */
  readonly body: PlacedText;
  /** Where its facts stand. */
  readonly written: Written;
};

/** An article in both languages; each is written for its own country. */
export type Article = Readonly<Record<Locale, ArticleText>>;
