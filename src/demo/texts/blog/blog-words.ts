import { readSentences } from "../read-sentences.ts";
import { said } from "../said.ts";

/** What the articles of a language have in common. */
export const blogWords = readSentences("blog", said("blog", "author", "related", "checks", "feed"), []);
