import type { ReservationSummary } from "#api/models/reservation.ts";
import type { OwnReservation } from "../load-reserved.ts";

export type OwnReservationSummary = ReservationSummary;

type Summary = Pick<OwnReservationSummary, "status" | "holdUntil" | "endedBy" | "payment">;

/** `registered`: the service does not say more than that it has it. */
export type ReservationState = NonNullable<Summary["status"]> | "registered";

/** What a reservation is to its customer now: one whose time to pay is over has ended, whatever the service calls it still. Pure. */
export const reservationState = (
  { status, holdUntil }: Pick<Summary, "status" | "holdUntil">,
  now: Date,
): ReservationState =>
  status === "held" && holdUntil !== undefined && Date.parse(holdUntil) <= now.getTime()
    ? "expired"
    : (status ?? "registered");

/**
 * `due`: to be paid. `unclear`: whether it was charged is not known yet. `none`: nothing was charged. `partly`: a part of what was paid
 * is back. `disputed`: the bank looks at it.
 */
export type DepositState =
  | "due"
  | "unclear"
  | "none"
  | "paid"
  | "partly"
  | "disputed"
  | "refunding"
  | "refunded";

/** What has become of the deposit; undefined where the service does not say. Pure. */
export const depositState = (summary: Summary, now: Date): DepositState | undefined => {
  const { status, refundedAmount, dispute } = summary.payment;
  if (status === undefined) return undefined;
  if (status === "paid" && dispute === "open") return "disputed";
  if (status === "paid" && refundedAmount !== undefined) return "partly";
  if (status === "unknown") return "unclear";
  if (status !== "pending" && status !== "failed") return status;
  if (reservationState(summary, now) === "held") return "due";
  return status === "failed" ? "none" : "unclear";
};

/** What comes next, by the key of its sentence. Pure. */
export const nextOf = (
  summary: Summary,
  now: Date,
):
  | "due"
  | "unclear"
  | "cancelling"
  | "refunding"
  | "refunded"
  | "confirmed"
  | "cancelled"
  | "expired"
  | "declined"
  | "disputed"
  | "dispute-lost"
  | "completed"
  | "registered" => {
  const state = reservationState(summary, now);
  const deposit = depositState(summary, now);
  if (state === "confirmed" && deposit === "disputed") return "disputed";
  if (state === "confirmed" || state === "completed") return state;
  if (state === "registered" || deposit === undefined) return plainNext(state);
  if (summary.payment.dispute === "lost") return "dispute-lost";
  if (deposit === "none" && summary.endedBy) return "declined";
  if (deposit === "none") return state === "cancelled" ? "cancelled" : "expired";
  if (deposit === "unclear" && state === "cancelled") return "cancelling";
  // What is paid is confirmed within a moment, or given back.
  return deposit === "paid" || deposit === "partly" || deposit === "disputed" ? "unclear" : deposit;
};

/** What comes next where nothing is known of the deposit. */
const plainNext = (state: ReservationState) => {
  if (state === "held") return "due";
  return state === "cancelled" || state === "expired" ? state : "registered";
};

/** What of the deposit a cancellation gives back; undefined where the service does not say. */
export const leftOf = ({ amount, refundedAmount = 0 }: Summary["payment"]): number | undefined =>
  amount === undefined ? undefined : amount - refundedAmount;

/** Whether it can be cancelled here, and what that means: `held` without money; `over` where it could be once. Pure. */
export const cancellation = (
  summary: Summary & Pick<OwnReservation, "cancellableUntil">,
  now: Date,
): "held" | "paid" | "over" | undefined => {
  const state = reservationState(summary, now);
  if (state === "held") return "held";
  if (state !== "confirmed" || summary.cancellableUntil === undefined) return undefined;
  if (Date.parse(summary.cancellableUntil) < now.getTime()) return "over";
  const deposit = depositState(summary, now);
  return deposit === "refunding" || deposit === "refunded" ? "held" : "paid";
};
