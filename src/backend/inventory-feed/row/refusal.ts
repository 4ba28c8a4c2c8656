/** Why a row is refused: the line on which it ends, the column, its value and what was expected. */
export type Refusal = {
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly expected: string;
};
