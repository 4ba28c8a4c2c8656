import { parsePanelHash } from "#domain/panel-hash.ts";
import { isPersonalPath } from "#domain/routes.ts";
import type { PageRecord } from "./read-page.ts";

/** Something that is wrong with a page, in words. */
export interface Problem {
  readonly path: string;
  readonly what: string;
}

const languages = ["es", "pt"] as const;

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** Judges pages one by one and against one another. Pure. */
export const checkPages = (
  pages: readonly PageRecord[],
  redirects: ReadonlyMap<string, string>,
): Problem[] => {
  const known = new Map(pages.map((page) => [page.path, page]));
  return [
    ...pages.flatMap((page) => problemsOf(page, known).map((what) => ({ path: page.path, what }))),
    ...[...redirects]
      .filter(([path]) => !isPersonalPath(path))
      .map(([path, target]) => ({
        path,
        what: `a link leads here, and from here to ${target}`,
      })),
    ...repeatedAmong(pages),
  ];
};

const problemsOf = (page: PageRecord, known: ReadonlyMap<string, PageRecord>): string[] => {
  const { path, status, language, title, description, headings, ids, alternates, canonical } = page;
  if (status !== 200) return [`answers ${status}`];
  const expected = path.startsWith("/pt/") ? "pt" : "es";
  return [
    ...(language === expected ? [] : [`says its language is ${language}`]),
    ...(title ? [] : ["has no title"]),
    ...(description || page.noindex ? [] : ["has no description"]),
    ...(headings.length === 1 ? [] : [`has ${headings.length} first headings`]),
    ...repeated(ids).map((id) => `repeats the id ${id}`),
    ...fragmentProblems(page, known),
    ...(page.noindex ? [] : alternateProblems(page, alternates, canonical, known)),
  ];
};

/** Hashes that lead to no element of a page that was read; those that open a panel lead nowhere on purpose. */
const fragmentProblems = ({ fragments }: PageRecord, known: ReadonlyMap<string, PageRecord>): string[] => {
  const missing = fragments.filter(([target, id]) => {
    const page = known.get(target);
    return page?.status === 200 && !parsePanelHash(`#${id}`) && !page.ids.includes(id);
  });
  return [...new Set(missing.map(([target, id]) => `links to ${target}#${id}, which is not there`))];
};

const alternateProblems = (
  { path }: PageRecord,
  alternates: PageRecord["alternates"],
  canonical: string | undefined,
  known: ReadonlyMap<string, PageRecord>,
): string[] => {
  if (canonical === undefined) return ["has no canonical address"];
  if (canonical !== path) return [];
  return languages.flatMap((language) => {
    const target = alternates[language];
    if (target === undefined) return [`has no alternate in ${language}`];
    const other = known.get(target);
    if (other === undefined) return [];
    const back = Object.values(other.alternates).includes(path);
    return back ? [] : [`its alternate ${target} does not lead back`];
  });
};

/** Titles, descriptions and headings of pages that are to be indexed, each of one page only in its language. */
const repeatedAmong = (pages: readonly PageRecord[]): Problem[] => {
  const indexed = pages.filter(
    (page) => page.status === 200 && !page.noindex && page.canonical === page.path,
  );
  return languages.flatMap((language) => {
    const ours = indexed.filter((page) => page.language === language);
    return (["title", "description", "heading"] as const).flatMap((field) => {
      const of = (page: PageRecord) => (field === "heading" ? page.headings[0] : page[field]) ?? "";
      const groups = Map.groupBy(ours, of);
      return [...groups].flatMap(([text, group]) =>
        group
          .slice(1)
          .map(({ path }) => ({ path, what: `shares its ${field} with ${group[0]?.path}: ${text}` })),
      );
    });
  });
};
