import type { CrawledPage } from "./crawled-page.ts";

const languages = ["es", "pt"] as const;

const ownProblems = ({ path, language, title, description, headings, isIndexed }: CrawledPage): string[] => [
  ...(language === (path.startsWith("/pt/") ? "pt" : "es") ? [] : [`has the language ${language}`]),
  ...(title ? [] : ["has no title"]),
  ...(description || !isIndexed ? [] : ["has no description"]),
  ...(headings.length === 1 ? [] : [`has ${headings.length} first headings`]),
];

const alternateProblems = (page: CrawledPage, known: ReadonlyMap<string, CrawledPage>): string[] => {
  const { path, isIndexed, canonical, alternates } = page;
  if (!isIndexed) return [];
  if (canonical === undefined) return ["has no canonical address"];
  if (canonical !== path) return [];
  return languages.flatMap((language) => {
    const target = alternates[language];
    if (target === undefined) return [`has no alternate in ${language}`];
    const back = known.get(target)?.alternates;
    return !back || Object.values(back).includes(path) ? [] : [`its alternate ${target} does not lead back`];
  });
};

/** Titles, descriptions and headings of indexed pages, each of one page only in its language. */
const repetitions = (pages: readonly CrawledPage[]): string[] => {
  const indexed = pages.filter(({ isIndexed, canonical, path }) => isIndexed && canonical === path);
  return languages.flatMap((language) =>
    (["title", "description", "headings"] as const).flatMap((field) => {
      const ours = indexed.filter((page) => page.language === language);
      return [...Map.groupBy(ours, (page) => String(page[field]))].flatMap(([text, [first, ...others]]) =>
        others.map(({ path }) => `${path} shares its ${field} with ${first?.path}: ${text}`),
      );
    }),
  );
};

/** What is wrong with pages, one by one and against one another. Pure. */
export const pageProblems = (pages: readonly CrawledPage[]): string[] => {
  const known = new Map(pages.map((page) => [page.path, page]));
  return [
    ...pages.flatMap((page) =>
      [...ownProblems(page), ...alternateProblems(page, known)].map((what) => `${page.path} ${what}`),
    ),
    ...repetitions(pages),
  ];
};
