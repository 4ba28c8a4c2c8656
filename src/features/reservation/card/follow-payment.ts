import {
  followRules,
  isPayable,
  type Outcome,
  paymentOutcome,
  type StatusAnswer,
} from "./payment-outcome.ts";

export type Follow = {
  /** Whether the provider has said that it charges. */
  readonly isCharged: boolean;
  /** Never throws. */
  readonly ask: () => Promise<StatusAnswer>;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
};

/** Asks the shop what became of a payment until it knows, or for as long as the rules say. */
export const followPayment = async ({ isCharged, ask, pause, now }: Follow): Promise<Outcome> => {
  const begun = now();
  for (let opens = 0; ; await pause(followRules.everyMs)) {
    const told = await ask();
    opens = isPayable(told) ? opens + 1 : 0;
    const outcome = paymentOutcome({ isCharged, told, opens, elapsedMs: now() - begun });
    if (outcome) return outcome;
  }
};
