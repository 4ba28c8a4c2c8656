/** The rows of a raw statement; both drivers answer `{ rows }`, which drizzle's common type does not say. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
