/** What the shop says of a reservation and its payment when it is asked. */
export type StatusAnswer =
  | { readonly kind: "told"; readonly status: string; readonly payment: string }
  /** Nothing that could be read: no connection, no service, asked too often. */
  | { readonly kind: "nothing" }
  /** Nobody is signed in any more. */
  | { readonly kind: "signed-out" }
  /** No reservation of whoever is signed in. */
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
  /** Charged, as the provider says, but the shop has not heard of it yet. */
  | "late"
  /** Nobody can say now. */
  | "unknown"
  | "signedOut"
  | "gone";

export const followRules = {
  everyMs: 1_500,
  longestMs: 30_000,
  /** How often in a row the shop has to say that nothing was charged before that is believed of a charge that was asked for. */
  openTimes: 3,
} as const;

export type Followed = {
  /** Whether the provider has said that it charges. */
  readonly isCharged: boolean;
  readonly told: StatusAnswer;
  /** How often in a row the shop has said that it can be paid, this time included. */
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
export const isPayable = (told: StatusAnswer): boolean =>
  told.kind === "told" && told.status === "held" && told.payment === "pending";

const isKnown = (status: string): status is keyof typeof ended => Object.hasOwn(ended, status);

/** What is known now of a payment that is followed; undefined as long as the shop is to be asked again. Pure. */
export const paymentOutcome = ({ isCharged, told, opens, elapsedMs }: Followed): Outcome | undefined => {
  if (told.kind === "signed-out") return "signedOut";
  if (told.kind === "not-theirs") return "gone";
  if (told.kind === "told") {
    if (told.payment.startsWith("refund")) return "returned";
    if (isKnown(told.status)) return ended[told.status];
    // The service says no more of it: what the provider has said counts.
    if (told.status === "registered") return isCharged ? "paid" : "unknown";
    if (!isCharged && opens >= followRules.openTimes) return "open";
  }
  if (elapsedMs < followRules.longestMs) return undefined;
  return isCharged ? "late" : "unknown";
};

const waitTimeoutMs = 8_000;

/**
 * Asks the shop about a reservation of whoever is signed in. Never throws.
 * @param follows whether a payment is waited for: that it is there is told of then; `charged` where the card provider has said that it charges
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
    return { kind: "told", status: String(status), payment: String(payment) };
  } catch {
    return { kind: "nothing" };
  }
};

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
