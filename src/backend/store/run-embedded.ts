import type { PGlite } from "@electric-sql/pglite";

/**
 * Statements on the one connection that everybody shares. A block with its own BEGIN and COMMIT has it for itself: when
 * it fails half-way, PGlite would else run other people's statements in what is left of its transaction.
 */
export const runEmbedded = async (
  embedded: PGlite,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> => {
  if (values.length > 0) return embedded.query(text, values);
  const results = /^\s*begin\b/i.test(text)
    ? await embedded.transaction((tx) => tx.exec(text))
    : await embedded.exec(text);
  return { rows: results.flatMap(({ rows }) => rows) };
};
