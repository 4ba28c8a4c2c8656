/** The rows of a raw statement; both drivers answer `{ rows }`, which drizzle's common type does not say. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
