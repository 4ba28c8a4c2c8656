import type { PageRecord } from "./read-page.ts";

/**
 * The pages in the order in which a browser opens them: one of each template and language first, then the second of
 * each, and so on, so that whatever the time allows says something about every kind of page. Pure.
 */
export const choosePages = (
  pages: readonly PageRecord[],
): {
  readonly order: readonly string[];
  /** The first page of each template, in Spanish where it has one: colours and focus do not depend on the language. */
  readonly closely: ReadonlySet<string>;
} => {
  // In a fixed order: the crawl meets pages in any, and shards of two runs are to fit together.
  const whole = pages
    .filter(({ status }) => status === 200)
    .toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
  const groups = [...Map.groupBy(whole, ({ template, language }) => `${language} ${template}`).values()];
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const order = Array.from({ length: longest }, (_, round) =>
    groups.flatMap((group) => group[round]?.path ?? []),
  );
  const templates = Map.groupBy(
    whole.toSorted((a, b) => Number(a.language !== "es") - Number(b.language !== "es")),
    ({ template }) => template,
  );
  return {
    order: order.flat(),
    closely: new Set([...templates.values()].flatMap((group) => group[0]?.path ?? [])),
  };
};
