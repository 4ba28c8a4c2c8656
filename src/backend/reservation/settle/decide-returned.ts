import type { DisputeState, ReturnedMoney } from "#backend/payment/payment-provider.ts";
import type { ReservationEvent } from "#contract/reservation.ts";
import type { Cents } from "#domain/money.ts";
import type { StoredAttempt, StoredReservation } from "../stored-reservation.ts";

export type Returned = {
  readonly refundedCents: Cents;
  readonly dispute: DisputeState | null;
  /** Why all of it is back with the customer now, where it is: somebody gave it back at the provider, or the bank did. */
  readonly allBack: "by-hand" | "disputed" | undefined;
  /** Whether nothing is paid any more for what was confirmed. */
  readonly ends: boolean;
  /** What is new, in its order. */
  readonly events: readonly ReservationEvent[];
};

export type Returning = {
  readonly returned: ReturnedMoney;
  readonly attempt: Pick<StoredAttempt, "state" | "amountCents" | "refundedCents" | "dispute">;
  readonly reservation: Pick<StoredReservation, "state">;
};

const disputed = { open: "disputed", won: "dispute-won", lost: "dispute-lost" } as const;

/**
 * What follows from money that went back at the provider without the shop asking. What was read earlier takes nothing back: refunds
 * only grow, and a dispute that is decided stays so. Said again it changes nothing. Pure.
 */
export const decideReturned = ({ returned, attempt, reservation }: Returning): Returned => {
  const { state, amountCents } = attempt;
  const refundedCents = Math.max(attempt.refundedCents, returned.refundedCents);
  const isDecided = attempt.dispute === "won" || attempt.dispute === "lost";
  const dispute = isDecided ? attempt.dispute : (returned.dispute ?? attempt.dispute);
  const allBack = allBackOf({ state, isLost: dispute === "lost", isRefunded: refundedCents >= amountCents });
  const ends = allBack !== undefined && reservation.state === "confirmed";
  const isPart = state === "paid" && allBack === undefined && refundedCents > attempt.refundedCents;
  const events: ReservationEvent[] = [
    ...(dispute !== null && dispute !== attempt.dispute ? [disputed[dispute]] : []),
    ...(isPart ? (["refunded-partly"] as const) : []),
    ...(allBack === "by-hand" ? (["refunded"] as const) : []),
    ...(ends ? (["cancelled"] as const) : []),
  ];
  return { refundedCents, dispute, allBack, ends, events };
};

type Whole = {
  readonly state: StoredAttempt["state"];
  readonly isLost: boolean;
  readonly isRefunded: boolean;
};

/** What the shop itself is giving back is over when the provider says so to the shop, unless the bank was faster. */
const allBackOf = ({ state, isLost, isRefunded }: Whole): Returned["allBack"] => {
  if (isLost && (state === "paid" || state === "refunding")) return "disputed";
  return state === "paid" && isRefunded ? "by-hand" : undefined;
};
