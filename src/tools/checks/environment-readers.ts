import { type ESTree, parseSync, Visitor } from "rolldown/utils";
import type { SourceFile } from "./source-file.ts";

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

const nameOf = (key: ESTree.Node, computed: boolean): string | undefined => {
  if (key.type === "Literal") return typeof key.value === "string" ? key.value : undefined;
  return key.type === "Identifier" && !computed ? key.name : undefined;
};

/** The properties that a file takes from objects: `env().PORT`, `values["PORT"]`, `const { PORT } = env()`. What it sets is no read. */
const propertiesReadIn = ({ path, code }: SourceFile): ReadonlySet<string | undefined> => {
  const names = new Set<string | undefined>();
  const written = new Set<ESTree.Node>();
  const noteWritten = ({ operator, left }: ESTree.AssignmentExpression) => {
    if (operator === "=") written.add(left);
  };
  const noteMember = (node: ESTree.MemberExpression) => {
    if (!written.has(node)) names.add(nameOf(node.property, node.computed));
  };
  const notePattern = ({ properties }: ESTree.ObjectPattern) => {
    for (const property of properties)
      if (property.type === "Property") names.add(nameOf(property.key, property.computed));
  };
  new Visitor({
    AssignmentExpression: noteWritten,
    MemberExpression: noteMember,
    ObjectPattern: notePattern,
  }).visit(parseSync(path, code).program);
  return names;
};

/**
 * Which files read which variable of the environment, tests apart, in the order of the files.
 * A name in capitals is a variable whatever it is taken from: values are handed on under their names.
 */
export const findReaders = (
  variables: readonly string[],
  files: readonly SourceFile[],
): ReadonlyMap<string, readonly string[]> => {
  const candidates = files
    .filter(({ path, code }) => !isTest(path) && variables.some((name) => code.includes(name)))
    .map((file) => ({ path: file.path, properties: propertiesReadIn(file) }));
  return new Map(
    variables.map((name) => [
      name,
      candidates.filter(({ properties }) => properties.has(name)).map(({ path }) => path),
    ]),
  );
};
