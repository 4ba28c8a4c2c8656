/** The rows of a raw statement; both drivers return `{ rows }`, which drizzle's common type does not declare. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
