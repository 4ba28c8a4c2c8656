import { readPages } from "./read-pages.ts";

/** Every page of the demo shop that somebody wrote, but for the articles. */
export const writtenPages = readPages("src/demo/texts/pages");
