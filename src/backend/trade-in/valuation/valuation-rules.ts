/** What a valuation is calculated by, beside the stock. Money in cents. */
export const valuationRules = {
  /** Fewer comparables give an indication only: one odd price then moves the middle. */
  firmComparables: 8,
  /** Of fewer than three there is no middle that one of them does not decide alone. */
  fewestComparables: 3,
  /** Cleaning, small damage and what wears out, such as tyres and brakes: the average of a car that is five years old. */
  preparationCents: 45_000,
  /** Two hours in the workshop and the roadworthiness test. */
  inspectionCents: 15_000,
  /** Of the price that it is sold at: tax on the margin, three years of legal guarantee, the papers, and the weeks that it stands. */
  sellingShare: 0.14,
  /** Nobody haggles about less: values are whole ten euros. */
  stepCents: 1_000,
} as const;

/** Whether a valuation rests on enough vehicles. */
export const confidenceOf = (comparables: number): "firm" | "indicative" =>
  comparables >= valuationRules.firmComparables ? "firm" : "indicative";

/** What lines of a value are about, in their order. */
export const valuationCodes = [
  "comparables",
  "version",
  "age",
  "kilometers",
  "preparation",
  "inspection",
  "selling",
] as const;

export type ValuationCode = (typeof valuationCodes)[number];
