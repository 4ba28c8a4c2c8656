import type { FinanceWords } from "../finance-words.ts";

/** What the browser needs to know in words beyond the figures. */
export type SimulationWords = Pick<
  FinanceWords,
  | "deposit"
  | "slider"
  | "months"
  | "submit"
  | "busy"
  | "perMonth"
  | "failed"
  | "keptMark"
  | "comparison"
  | "concept"
  | "cash"
  | "financed"
  | "table"
  | "tableNote"
  | "pdf"
  | "ordinary"
> & {
  /** The deposit's minimum, maximum and step, in a sentence. */
  readonly limits: string;
};

/** Picks them, so that no page carries more than it draws. */
export const simulationWords = (words: FinanceWords, limits: string): SimulationWords => ({
  deposit: words.deposit,
  slider: words.slider,
  months: words.months,
  submit: words.submit,
  busy: words.busy,
  perMonth: words.perMonth,
  failed: words.failed,
  keptMark: words.keptMark,
  comparison: words.comparison,
  concept: words.concept,
  cash: words.cash,
  financed: words.financed,
  table: words.table,
  tableNote: words.tableNote,
  pdf: words.pdf,
  ordinary: words.ordinary,
  limits,
});
