import { type GradedAspect, gradedAspects } from "#domain/car-condition.ts";
import type { StoredTradeIn } from "../personal/trade-in-state.ts";

/** How far a customer has come with telling how a car is. */
export type ConditionState =
  | { readonly kind: "none" }
  | { readonly kind: "draft"; readonly open: readonly GradedAspect[] }
  | { readonly kind: "submitted"; readonly time: string };

/** What was told of a car's condition, and what is missing before it can be handed in. Pure. */
export const conditionState = ({ phaseTwo }: Pick<StoredTradeIn, "phaseTwo">): ConditionState => {
  if (phaseTwo === undefined) return { kind: "none" };
  const { submittedTime, status } = phaseTwo;
  if (submittedTime !== undefined) return { kind: "submitted", time: submittedTime };
  return { kind: "draft", open: gradedAspects.filter((aspect) => status[aspect] === "UNDEFINED") };
};
