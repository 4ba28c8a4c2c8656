import type { Clear } from "./redact-value.ts";

export const replacing =
  (pattern: RegExp, replacement: string | ((found: string) => string)): Clear =>
  (text) =>
    text.replace(pattern, (found) => (typeof replacement === "string" ? replacement : replacement(found)));

const oneOfGroup = /(?:%20|[^\p{L}\p{N}])*[\p{L}\p{N}]/giu;
const isAlone = (next: string | undefined): boolean => !/^[\p{L}\p{N}]/u.test(next ?? "");

/**
 * Numbers that people group as they like: of what a pattern finds, the longest beginning that ends with a group and is such a number.
 * @param isOne told the number's letters and digits without what stands between them
 */
export const clearGrouped =
  (pattern: RegExp, isOne: (bare: string) => boolean, replacement: string): Clear =>
  (text) => {
    const search = new RegExp(pattern, `${pattern.flags}g`);
    let cleared = "";
    let from = 0;
    for (let found = search.exec(text); found !== null; found = search.exec(text)) {
      const parts = found[0].match(oneOfGroup) ?? [];
      const bare = parts.map((part) => part.at(-1)).join("");
      const ends = [...parts.slice(1), text.slice(search.lastIndex, search.lastIndex + 1)];
      const last = ends.findLastIndex((next, index) => isAlone(next) && isOne(bare.slice(0, index + 1)));
      search.lastIndex = found.index + 1;
      if (last === -1) continue;
      cleared += text.slice(from, found.index) + replacement;
      from = found.index + parts.slice(0, last + 1).join("").length;
      search.lastIndex = from;
    }
    return cleared + text.slice(from);
  };

/** One sign between groups, also as forms send it. */
export const gap = String.raw`(?:%20|[ .\u00a0\u202f+-])`;
export const gaps = String.raw`(?:%20|[ .()\u00a0\u202f+/-]){0,3}`;
