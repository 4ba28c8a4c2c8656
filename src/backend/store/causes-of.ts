/** Fields of errors of the system, of PostgreSQL and of drizzle. */
export type Coded = {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly path?: unknown;
  readonly cause?: unknown;
};

/** An error and its causes, outermost first. */
export const causesOf = (error: unknown): readonly Coded[] => {
  const found: Coded[] = [];
  for (let at = error; typeof at === "object" && at !== null && found.length < 10; at = (at as Coded).cause)
    found.push(at);
  return found;
};
