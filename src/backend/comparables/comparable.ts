/** A vehicle as others are compared with it; money in cents. */
export type Comparable = {
  /** What it is offered for. */
  readonly priceCents: number;
  /** What its version cost new. */
  readonly listPriceCents: number;
  readonly ageYears: number;
  readonly kilometers: number;
};
