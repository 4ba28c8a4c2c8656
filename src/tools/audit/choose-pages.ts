import type { PageRecord } from "./read-page.ts";

/**
 * The pages in the order in which a browser opens them: one of each template and language first, then the second of
 * each, and so on, so that whatever the time allows says something about every kind of page. Pure.
 */
export function choosePages(pages: readonly PageRecord[]): {
  readonly order: readonly string[];
  /** The first page of each template and language. */
  readonly first: ReadonlySet<string>;
} {
  const whole = pages.filter(({ status }) => status === 200);
  const groups = [...Map.groupBy(whole, ({ template, language }) => `${language} ${template}`).values()];
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const order = Array.from({ length: longest }, (_, round) =>
    groups.flatMap((group) => group[round]?.path ?? []),
  );
  return { order: order.flat(), first: new Set(groups.flatMap((group) => group[0]?.path ?? [])) };
}
