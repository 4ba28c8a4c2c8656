import { readArticles } from "./read-articles.ts";

/** Every article of the demo shop. */
export const articles = readArticles("src/demo/texts/articles");
