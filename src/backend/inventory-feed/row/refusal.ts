/** Why a row is not taken: the line on which it ends, the column at fault, what stands there and what should. */
export type Refusal = {
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly expected: string;
};
