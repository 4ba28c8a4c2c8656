/** The shop's answer to a status query for a reservation and its payment. */
export type StatusAnswer =
  | { readonly kind: "known"; readonly status: string; readonly payment: string }
  /** Nothing that could be read: no connection, no service, too many requests. */
  | { readonly kind: "nothing" }
  /** The session has ended. */
  | { readonly kind: "signed-out" }
  /** No reservation of the signed-in customer. */
  | { readonly kind: "not-theirs" };

/** How a payment has turned out. */
export type Outcome =
  | "paid"
  /** Nothing was charged, and it can be paid. */
  | "open"
  | "over"
  /** Ended after too many refused cards. */
  | "declined"
  | "cancelled"
  /** The money is on its way back. */
  | "returned"
  /** Charged according to the provider, but the shop has not been notified yet. */
  | "late"
  /** Not known now. */
  | "unknown"
  | "signedOut"
  | "gone";

export const followRules = {
  everyMs: 1_500,
  longestMs: 30_000,
  /** How many answers in a row have to state that nothing was charged before a requested charge counts as failed. */
  openTimes: 3,
} as const;

export type Followed = {
  /** Whether the provider has confirmed the charge. */
  readonly isCharged: boolean;
  readonly answer: StatusAnswer;
  /** How many answers in a row stated that it can be paid, this one included. */
  readonly opens: number;
  readonly elapsedMs: number;
};

const ended = {
  confirmed: "paid",
  completed: "paid",
  expired: "over",
  "cards-declined": "declined",
  cancelled: "cancelled",
} as const satisfies Record<string, Outcome>;

/** Whether a held reservation waits for its payment. */
export const isPayable = (answer: StatusAnswer): boolean =>
  answer.kind === "known" && answer.status === "held" && answer.payment === "pending";

const isKnown = (status: string): status is keyof typeof ended => Object.hasOwn(ended, status);

/** The outcome of a payment that is followed; undefined while the shop has to be queried again. Pure. */
export const paymentOutcome = ({ isCharged, answer, opens, elapsedMs }: Followed): Outcome | undefined => {
  if (answer.kind === "signed-out") return "signedOut";
  if (answer.kind === "not-theirs") return "gone";
  if (answer.kind === "known") {
    if (answer.payment.startsWith("refund")) return "returned";
    if (isKnown(answer.status)) return ended[answer.status];
    // The service returns no more about it: the provider's confirmation counts.
    if (answer.status === "registered") return isCharged ? "paid" : "unknown";
    if (!isCharged && opens >= followRules.openTimes) return "open";
  }
  if (elapsedMs < followRules.longestMs) return undefined;
  return isCharged ? "late" : "unknown";
};

const waitTimeoutMs = 8_000;

/**
 * Queries the status of a reservation of the signed-in customer. Never throws.
 * @param follows whether a payment is awaited, so that its arrival is reported; `charged` where the card provider has confirmed the charge
 */
export const fetchStatus = async (id: string, follows: boolean | "charged"): Promise<StatusAnswer> => {
  try {
    const charged = follows === "charged" ? "&charged=1" : "";
    const follow = follows ? `&follows=${document.documentElement.lang.slice(0, 2)}${charged}` : "";
    const answer = await fetch(`/api/reservation-status?id=${id}${follow}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(waitTimeoutMs),
    });
    if (answer.status === 401) return { kind: "signed-out" };
    if (answer.status === 404) return { kind: "not-theirs" };
    if (!answer.ok) return { kind: "nothing" };
    const { status, payment } = await answer.json();
    return { kind: "known", status: String(status), payment: String(payment) };
  } catch {
    return { kind: "nothing" };
  }
};

export type Follow = {
  /** Whether the provider has confirmed the charge. */
  readonly isCharged: boolean;
  /** Never throws. */
  readonly query: () => Promise<StatusAnswer>;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
};

/** Queries the shop for a payment's outcome until it is known or the limits of the rules are reached. */
export const followPayment = async ({ isCharged, query, pause, now }: Follow): Promise<Outcome> => {
  const startedAt = now();
  for (let opens = 0; ; await pause(followRules.everyMs)) {
    const answer = await query();
    opens = isPayable(answer) ? opens + 1 : 0;
    const outcome = paymentOutcome({ isCharged, answer, opens, elapsedMs: now() - startedAt });
    if (outcome) return outcome;
  }
};
