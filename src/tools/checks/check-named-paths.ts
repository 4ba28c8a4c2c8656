/** Alternatives written out: `locales/{es,pt}/search.ts` is two paths. */
const spellOut = (place: string): readonly string[] => {
  const [, before = "", list, after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(place) ?? [];
  return list === undefined ? [place] : list.split(",").flatMap((part) => spellOut(before + part + after));
};

/** A placeholder such as `<key>` stands for what is still to be made: the folder above it exists. */
const known = (path: string): string => path.replace(/[^/]*<.*$/, "").replace(/\/$/, "");

const codesIn = (line: string): readonly string[] =>
  [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

/** A file or a folder of the project: letters and points between slashes, or a file by its name alone. */
const looksLikePath = (code: string): boolean =>
  /^[a-z][\w.[\]{},<>-]*(?:\/[\w.[\]{},<>-]*)+$/.test(code) ||
  /^[a-z][\w.-]*\.(?:tsx?|mjs|css|md|json|sql)$/.test(code);

/**
 * Reports what a page of the documentation names as a file or folder and is none. A name may leave out the folders before it: `pipeline/rules.ts`.
 * @param paths all files of the project, relative to the root
 */
export const checkNamedPaths = (
  page: string,
  markdown: string,
  paths: readonly string[],
): readonly string[] => {
  const all = paths.map((path) => `/${path}/`);
  const exists = (path: string) => path === "" || all.some((each) => each.includes(`/${path}/`));
  return markdown.split("\n").flatMap((line, index) =>
    codesIn(line)
      .filter(looksLikePath)
      .filter((code) => !spellOut(code).map(known).every(exists))
      .map((code) => `${page}:${index + 1}: ${code} does not exist`),
  );
};
