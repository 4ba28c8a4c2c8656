import { readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";

type Rule = Readonly<{ pattern: string; admits: boolean }>;

const readRules = (): readonly Rule[] =>
  readFileSync(".dockerignore", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ pattern: line.replace(/^!/, ""), admits: line.startsWith("!") }));

/** To an engine a star stands for a dot in front, too. */
const withoutDots = (text: string): string => text.replace(/(^|\/)\./g, "$1~");

/** A path and the folders around it: a rule about one counts for all below it. */
const andAround = (path: string): readonly string[] => {
  const parts = path.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
};

/** Whether the last rule of `.dockerignore` that matches admits a file, as an engine reads them. */
export const isAdmitted = (path: string, rules = readRules()): boolean => {
  const paths = andAround(path);
  const last = rules.findLast(({ pattern }) =>
    paths.some((each) => matchesGlob(withoutDots(each), withoutDots(pattern))),
  );
  return last?.admits ?? true;
};

/** The files that `.dockerignore` lets into a build. */
export const listContext = (): readonly string[] => {
  const rules = readRules();
  const roots = rules.filter(({ admits }) => admits).map(({ pattern }) => pattern.split("/")[0] ?? "");
  return [...new Set(roots)].flatMap((root) => {
    const below = readdirSync(".", { withFileTypes: true }).find(({ name }) => name === root);
    const files = below?.isDirectory()
      ? readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [root];
    return files.filter((path) => isAdmitted(path, rules));
  });
};
