/** Parameters of a valuation, besides the stock. Money in cents. */
export const valuationRules = {
  /** Below this number of comparables a valuation is only indicative: one odd price moves the median. */
  firmComparables: 8,
  /** With fewer than three comparables a single one decides the median. */
  fewestComparables: 3,
  /** Cleaning, minor damage and wear, such as tyres and brakes: the average for a five-year-old car. */
  preparationCents: 45_000,
  /** Two hours in the workshop and the roadworthiness test. */
  inspectionCents: 15_000,
  /** Share of the selling price: tax on the margin, three years of legal guarantee, documents, and the time in stock. */
  sellingShare: 0.14,
  /** Values are rounded to ten euros. */
  stepCents: 1_000,
} as const;

export type Confidence = "firm" | "indicative";

/** Codes of the lines of a value, in their order. */
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
