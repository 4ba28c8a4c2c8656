import { environmentSchema, notesOf, type VariableName } from "#platform/env-schema.ts";
import type { VariableNotes } from "#platform/env-values.ts";
import { findReaders } from "./environment-readers.ts";
import type { SourceFile } from "./source-file.ts";

type Readers = Pick<VariableNotes, "readBy" | "awaited">;

const schemaNotes = (): Readonly<Record<string, Readers>> =>
  Object.fromEntries(
    Object.keys(environmentSchema.shape).map((name) => [name, notesOf(name as VariableName)]),
  );

const faultsOf = ({ readBy, awaited }: Readers, readers: readonly string[]): readonly string[] => {
  if (awaited !== undefined)
    return readers.map((path) => `${path} reads it already: write readBy in place of awaited`);
  if (readers.length === 0) return ["nothing reads it: take it away, or name by awaited the issue that will"];
  const listed: readonly string[] = readBy ?? [];
  return [
    ...readers.filter((path) => !listed.includes(path)).map((path) => `${path} reads it: add it to readBy`),
    ...listed.filter((path) => !readers.includes(path)).map((path) => `${path} does not read it`),
  ];
};

/**
 * Compares what the environment schema says of each variable's readers with the files that read it, tests apart.
 * @param variables the notes of each variable by its name, those of the schema unless others are given
 */
export const checkEnvironmentReaders = (
  files: readonly SourceFile[],
  variables: Readonly<Record<string, Readers>> = schemaNotes(),
): readonly string[] => {
  const readers = findReaders(Object.keys(variables), files);
  return Object.entries(variables).flatMap(([name, notes]) =>
    faultsOf(notes, readers.get(name) ?? []).map((fault) => `src/platform/env-schema.ts: ${name}: ${fault}`),
  );
};
