import { reservationRules } from "../reservation-rules.ts";

/** The end of free cancellation for a reservation that was confirmed at that time. */
export const cancellationEnd = (confirmedAt: Date): Date =>
  new Date(confirmedAt.getTime() + reservationRules.cancellableMs);
