/** What the first step costs that reaches a value; undefined beyond the last. */
export const stepCents = (
  steps: readonly { readonly upTo: number; readonly cents: number }[],
  value: number,
): number | undefined => steps.find(({ upTo }) => value <= upTo)?.cents;
