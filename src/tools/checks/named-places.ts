/** Alternatives written out: `locales/{es,pt}/search.ts` is two paths. */
const spellOut = (place: string): readonly string[] => {
  const [, before = "", list, after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(place) ?? [];
  return list === undefined ? [place] : list.split(",").flatMap((part) => spellOut(before + part + after));
};

/** What of a place can be looked up: a placeholder such as `<key>` stands for what is still to be made, so the folder above it. */
const known = (path: string): string => path.replace(/[^/]*<.*$/, "").replace(/\/$/, "");

/** The paths that a place names, without placeholders and without a slash at the end. */
export const pathsOf = (place: string): readonly string[] => spellOut(place).map(known);

/** What a line of Markdown says as code. */
export const codesIn = (line: string): readonly string[] =>
  [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
