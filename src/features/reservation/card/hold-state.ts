import type { HoldEnd } from "#domain/hold-ends.ts";
import type { OwnReservation } from "../load-reserved.ts";

type Stored = Pick<OwnReservation, "status" | "holdUntil" | "endedBy"> & {
  readonly payment: Pick<OwnReservation["payment"], "paymentId" | "status">;
  readonly vehicle: Pick<NonNullable<OwnReservation["vehicle"]>, "vin"> | undefined;
};

/** What the wizard keeps: the payment that its summary has prepared, and for which vehicle. */
type Kept = { readonly paymentId: string; readonly vin: string };

/**
 * Whether a payment may be asked for: `held` while the vehicle is kept and this payment is the one that is waited for, `paid` once it
 * is the customer's, else why not. What the service does not say is taken as it was when it prepared the payment. Pure.
 */
export const holdState = (stored: Stored, { paymentId, vin }: Kept, now: Date): "held" | "paid" | HoldEnd => {
  if (stored.vehicle && stored.vehicle.vin !== vin) return "unknown";
  const { payment, holdUntil } = stored;
  const isUnsettled =
    payment.status === undefined || payment.status === "pending" || payment.status === "unknown";
  const isAwaited = (payment.paymentId ?? paymentId) === paymentId && isUnsettled;
  switch (stored.status) {
    case undefined:
      if (payment.status === "paid") return "paid";
      return isAwaited ? "held" : "unknown";
    case "confirmed":
    case "completed":
      return "paid";
    case "expired":
      return stored.endedBy ? "declined" : "expired";
    case "cancelled":
      return stored.status;
    case "held":
      if (holdUntil === undefined || new Date(holdUntil) <= now) return "expired";
      return isAwaited ? "held" : "unknown";
  }
};
