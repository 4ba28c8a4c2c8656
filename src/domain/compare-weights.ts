/** The criteria of a comparison that can be weighted, in the order in which they are shown and written. */
export const compareCriteria = ["price", "kms", "age", "equipment", "cost"] as const;

export type CompareCriterion = (typeof compareCriteria)[number];

/** How much each counts: 0 not at all, 3 most; at least one counts. */
export type CompareWeights = Readonly<Record<CompareCriterion, number>>;

export const heaviest = 3;

const isWeight = new RegExp(`^[0-${heaviest}]$`);

/** Reads `price=3&kms=1&age=0&equipment=2`; what is no weight counts as nought. Undefined where nothing counts. */
export const parseWeights = (params: URLSearchParams): CompareWeights | undefined => {
  const weights = Object.fromEntries(
    compareCriteria.map((criterion) => {
      const text = params.get(criterion) ?? "";
      return [criterion, isWeight.test(text) ? Number(text) : 0];
    }),
  ) as CompareWeights;
  return Object.values(weights).some((weight) => weight > 0) ? weights : undefined;
};

/** The query of `parseWeights`, with a `&` before each. */
export const serialiseWeights = (weights: CompareWeights | undefined): string =>
  weights ? compareCriteria.map((criterion) => `&${criterion}=${weights[criterion]}`).join("") : "";
