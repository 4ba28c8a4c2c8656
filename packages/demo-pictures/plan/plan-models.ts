import type { MeasuresRow } from "../../../src/demo/catalogue/measures.ts";
import { type ModelPlan, planModel } from "./plan-model.ts";

/** Every model of the table, those first of which the shop has most. */
export const planModels = (rows: readonly MeasuresRow[]): ModelPlan[] =>
  rows.map(planModel).toSorted((a, b) => b.looks.length - a.looks.length || (a.key < b.key ? -1 : 1));
