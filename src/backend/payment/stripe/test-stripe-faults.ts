/** Operations of the stand-in, as faults name them. */
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
  /** JSON; an error of Stripe's by default. */
  readonly body?: string;
  /** Stores the answer for the request's key and replays it, as Stripe does after an error within an operation. */
  readonly isSaved?: boolean;
};

/**
 * `drop-before` and `drop-after` close the connection before and after the operation; `hang` and `hang-after` never answer; `drip`
 * sends one byte of the answer a second.
 */
export type FaultKind = "drop-before" | "drop-after" | "hang" | "hang-after" | "drip" | CannedAnswer;

export type Fault = {
  readonly kind: FaultKind;
  /** All operations by default. */
  readonly on?: Operation;
  /** Number of requests to affect; all by default. */
  readonly times?: number;
};

/** The active faults, and the remaining requests of each. */
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
