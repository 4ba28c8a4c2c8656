import { expect, test } from "vitest";
import { wordingOf } from "#backend/wording/wording.ts";
import { locales } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";

test.each(locales)("a price rating has one name on card, page and filter, in %s", (locale) => {
  const { short, below, above, unknown, "in-line": inLine } = wordsOf(locale, "priceRating");
  expect(wordingOf(locale).filters.ratings).toEqual(short);
  for (const [name, sentence] of Object.entries({ below, above, unknown, "in-line": inLine }))
    expect(sentence).toMatch(new RegExp(`^${short[name as keyof typeof short]}`));
});
