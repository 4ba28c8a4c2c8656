/** What the stand-in is asked to do, named as faults name it. */
export type Operation =
  | "create"
  | "read"
  | "cancel"
  | "confirm"
  | "authenticate"
  | "refund"
  | "list-refunds"
  | "list-disputes"
  | "read-refund";

type CannedAnswer = {
  readonly status: number;
  /** JSON by default an error of Stripe's own. */
  readonly body?: string;
  /** Kept for the key of the request and given again, as Stripe does with what failed half-way. */
  readonly isSaved?: boolean;
};

/**
 * `drop-before` and `drop-after` end the connection before and after the work is done; `hang` and `hang-after` never answer; `drip`
 * sends an answer a byte a second.
 */
export type FaultKind = "drop-before" | "drop-after" | "hang" | "hang-after" | "drip" | CannedAnswer;

export type Fault = {
  readonly kind: FaultKind;
  /** All operations by default. */
  readonly on?: Operation;
  /** So many requests are hit; all by default. */
  readonly times?: number;
};

/** The faults that are switched on, and how often each still strikes. */
export const createStripeFaults = () => {
  const faults: { kind: FaultKind; on: Operation | undefined; left: number }[] = [];
  return {
    add: ({ kind, on, times = Number.POSITIVE_INFINITY }: Fault): void => {
      faults.push({ kind, on, left: times });
    },
    clear: (): void => {
      faults.length = 0;
    },
    take: (operation: Operation): FaultKind | undefined => {
      const hit = faults.find(({ on, left }) => left > 0 && (on === undefined || on === operation));
      if (hit) hit.left--;
      return hit?.kind;
    },
  };
};
