import type { StyledFile } from "./check-colours.ts";

/** Without what stands in brackets behind `:has` and `:not`, which say nothing of what kind of element is meant. */
const withoutConditions = (selector: string): string => {
  let text = selector;
  for (let found = /:(?:has|not)\(/.exec(text); found; found = /:(?:has|not)\(/.exec(text)) {
    let depth = 1;
    let end = found.index + found[0].length;
    for (; end < text.length && depth > 0; end++) depth += { "(": 1, ")": -1 }[text[end] as "(" | ")"] ?? 0;
    text = `${text.slice(0, found.index)}${found[0].startsWith(":has") ? "§" : "¬"}${text.slice(end)}`;
  }
  return text;
};

/** A combinator behind `:has()`, and then neither a name nor a class, an attribute or an id that an element must have. */
const anyElementBehind = /§[^\s>+~,{]*(?:\s*[>+~]\s*|\s+)(?:[^,{]*(?:\s*[>+~]\s*|\s+))?(?:\*|¬|:(?!is\())/;

/**
 * Reports selectors that mean any element inside or beside one with `:has()`. With them browsers style the whole page anew
 * whenever something changes anywhere: a list of 24 cards took 70 to 100 ms a time on a phone six times slower.
 */
export const checkSelectors = (files: readonly StyledFile[]): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
    return [...plain.matchAll(/[^{};]*:has\([^{};]*(?=\{)/g)].flatMap(([selector]) =>
      anyElementBehind.test(withoutConditions(selector))
        ? [`${path}: ${selector.trim()} means any element behind :has(); name what it is`]
        : [],
    );
  });
