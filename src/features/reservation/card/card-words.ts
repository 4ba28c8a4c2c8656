import type { WordsOf } from "#platform/wording.ts";

/** The words of the part of the card step that runs in the browser. */
export type CardWords = WordsOf<"cardStep">["browser"];
