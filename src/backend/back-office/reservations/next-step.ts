import type { StoredAttempt, StoredReservation } from "#backend/reservation/stored-reservation.ts";

type State = StoredReservation["state"];
type Payment = Pick<StoredAttempt, "state" | "dispute" | "refundedCents" | "refundDueCents">;

const ofState: Readonly<Record<State, string>> = {
  held: "The customer is paying: the vehicle waits 15 minutes. Nobody acts.",
  confirmed: "The deposit is paid. The dealer calls the customer, signs, hands over, and completes it.",
  cancelled: "It was cancelled, and the vehicle is free. Nobody acts.",
  expired: "It was not paid in time, and the vehicle is free. Nobody acts.",
  completed: "The vehicle was handed over. Nobody acts.",
};

/** What the state of a reservation means, and who acts next. */
export const nextStep = (state: State, payment: Payment | undefined): string => {
  if (payment?.dispute === "open")
    return "The cardholder disputes the payment. Answer at the provider in time.";
  const isDue = payment?.state === "paid" && payment.refundDueCents > payment.refundedCents;
  if (payment?.state === "refunding" || isDue)
    return `${ofState[state]} A refund is under way: the job reconcile-payments repeats it.`;
  return ofState[state];
};
