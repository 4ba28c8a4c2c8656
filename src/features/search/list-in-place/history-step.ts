/** What leads to another state of a list, as far as the history is concerned. */
interface Step {
  /** Canonical addresses: of the state that is to be shown and of the one that is. */
  readonly to: string;
  readonly from: string;
  /** The fields that were typed into now and for the state that is shown. */
  readonly typedInto?: string;
  readonly typedBefore?: string;
  /** Whether the present entry stands for the open panel, which what is shown then replaces. */
  readonly isPanel: boolean;
}

/** Whether the state gets an entry of its own: going on typing, leaving the panel and the same once more are no steps. */
export const historyStep = ({ to, from, typedInto, typedBefore, isPanel }: Step): "push" | "replace" =>
  isPanel || to === from || (typedInto !== undefined && typedInto === typedBefore) ? "replace" : "push";
