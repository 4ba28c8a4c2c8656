/** A vehicle as a comparable; money in cents. */
export type Comparable = {
  /** What it is offered for. */
  readonly priceCents: number;
  /** Price of its version as new. */
  readonly listPriceCents: number;
  readonly ageYears: number;
  readonly kilometers: number;
};
