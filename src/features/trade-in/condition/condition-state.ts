import { type GradedAspect, gradedAspects } from "#domain/car-condition.ts";
import type { StoredTradeIn } from "../personal/trade-in-state.ts";

/** Progress of a condition report; `sent` to a service that says no more of it. */
export type ConditionState =
  | { readonly kind: "none" }
  | { readonly kind: "sent" }
  | { readonly kind: "draft"; readonly open: readonly GradedAspect[] }
  | { readonly kind: "submitted"; readonly time: string };

/** The state of a condition report, and what is missing before it can be submitted. Pure. */
export const conditionState = ({ phaseTwo }: Pick<StoredTradeIn, "phaseTwo">): ConditionState => {
  if (phaseTwo === undefined) return { kind: "none" };
  const { submittedTime, status, valuation } = phaseTwo;
  if (submittedTime !== undefined) return { kind: "submitted", time: submittedTime };
  if (valuation === undefined) return { kind: "sent" };
  return { kind: "draft", open: gradedAspects.filter((aspect) => status[aspect] === "UNDEFINED") };
};
