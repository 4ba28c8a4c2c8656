import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { paymentProvider } from "#backend/payment/providers.ts";
import { cancelForShop } from "#backend/reservation/cancel-reservation.ts";
import { completeForShop } from "#backend/reservation/complete-reservations.ts";
import { reconcilePayments } from "#backend/reservation/reconcile-payments.ts";
import { refundForShop } from "#backend/reservation/refund-for-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { centsFromEuros } from "#domain/money.ts";
import { auditedChange } from "../audit.ts";
import type { OfficeCaller } from "../office-caller.ts";

/** What the shop may do with a reservation. Amounts in euros. */
export type ReservationChange =
  | { readonly kind: "complete" }
  | { readonly kind: "cancel"; readonly reason: string }
  | { readonly kind: "refund"; readonly amount: number | undefined; readonly reason: string };

/**
 * Completes, cancels or refunds a reservation, and moves the money that is due. The change is stored before any money moves, so that a
 * process that is killed in between loses nothing: `reconcilePayments` of the next minute moves it. Repeated, it moves the money that is
 * due, and changes nothing else. Returns whether there was something to change.
 */
export const changeReservation = async (
  { orm, actor, now, log, dryRun }: OfficeCaller,
  id: string,
  change: ReservationChange,
): Promise<boolean> => {
  const { kind, ...details } = change;
  const audited = { actor, action: `reservations.${kind}`, subject: id, details, now, dryRun } as const;
  const isChanged = await auditedChange(orm, audited, (tx) => apply(tx, id, { change, now }));
  if (dryRun) return isChanged;
  nudgeDeliveries();
  const provider = paymentProvider(orm);
  if (provider !== undefined) await reconcilePayments(orm, provider, { now, log, reservationId: id });
  return isChanged;
};

type Applied = { readonly change: ReservationChange; readonly now: Date };

const apply = (tx: Orm, id: string, { change, now }: Applied): Promise<boolean> => {
  switch (change.kind) {
    case "complete":
      return completeForShop(tx, { id, now });
    case "cancel":
      return cancelForShop(tx, { id, reason: change.reason, now });
    case "refund": {
      const { amount } = change;
      return refundForShop(tx, { id, cents: amount === undefined ? undefined : centsFromEuros(amount), now });
    }
  }
};
