import { reservationRules } from "../reservation-rules.ts";

/** Until when a reservation that was confirmed then may be cancelled, the deposit given back. */
export const cancellationEnd = (confirmedAt: Date): Date =>
  new Date(confirmedAt.getTime() + reservationRules.cancellableMs);
