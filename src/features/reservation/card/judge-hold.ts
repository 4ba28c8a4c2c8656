import type { HoldEnd } from "#domain/hold-ends.ts";
import type { OwnReservation } from "../load-reserved.ts";

type Stored = Pick<OwnReservation, "status" | "holdUntil" | "endedBy"> & {
  readonly payment: Pick<OwnReservation["payment"], "paymentId" | "status">;
  readonly vehicle: Pick<OwnReservation["vehicle"], "vin">;
};

/** What the wizard keeps: the payment that its summary has prepared, and for which vehicle. */
type Kept = { readonly paymentId: string; readonly vin: string };

/**
 * Whether a payment may be asked for: `held` while the vehicle is kept and this payment is the one that is waited for, `paid` once it
 * is the customer's, else why not. Pure.
 */
export const judgeHold = (stored: Stored, { paymentId, vin }: Kept, now: Date): "held" | "paid" | HoldEnd => {
  if (stored.vehicle.vin !== vin) return "unknown";
  switch (stored.status) {
    case "confirmed":
    case "completed":
      return "paid";
    case "expired":
      return stored.endedBy ? "declined" : "expired";
    case "cancelled":
      return stored.status;
    case "held": {
      const { payment, holdUntil } = stored;
      if (holdUntil === undefined || new Date(holdUntil) <= now) return "expired";
      const isUnsettled = payment.status === "pending" || payment.status === "unknown";
      return payment.paymentId === paymentId && isUnsettled ? "held" : "unknown";
    }
  }
};
