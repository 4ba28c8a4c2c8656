import type { OfficeCaller } from "#backend/back-office/office-caller.ts";
import {
  changeReservation,
  type ReservationChange,
} from "#backend/back-office/reservations/change-reservation.ts";
import {
  listReservations,
  readOne,
  showReservation,
} from "#backend/back-office/reservations/read-for-staff.ts";
import { reconcile } from "#backend/back-office/reservations/reconcile.ts";
import {
  byReservation,
  officeCancellation,
  reconcileBody,
  refundBody,
  reservationsQuery,
} from "#contract/office.ts";
import type { Action, Answer, OfficeCommand, Values } from "./office-command.ts";
import { asMoment, readOptions } from "./read-options.ts";

type Shown = Awaited<ReturnType<typeof readOne>>;

const linesOf = ({
  reservation,
  dealer,
  collectedAt,
  payments,
  tradeIn,
  means,
  cancelReason,
}: Shown): string[] => {
  const { id, status, vehicle, price, name, email, phoneNumber, timeline = [] } = reservation;
  return [
    `${id}  ${status}`,
    means,
    `Vehicle: ${vehicle?.brand} ${vehicle?.model} ${vehicle?.vin}, ${price} € in all, ${dealer}`,
    `Customer: ${[name, phoneNumber, email].filter(Boolean).join(", ") || "(deleted)"}`,
    `Delivery: ${collectedAt ?? JSON.stringify(reservation.delivery)}, ${JSON.stringify(reservation.deliveryDates)}`,
    ...(tradeIn === undefined ? [] : [`Trade-in: ${tradeIn.plate} ${tradeIn.car}, ${tradeIn.value} €`]),
    ...(cancelReason === undefined ? [] : [`Cancelled: ${cancelReason}`]),
    ...payments.map((payment) =>
      [
        `Payment ${payment.number}: ${payment.state}, ${payment.amount} €, ${payment.refunded} € refunded`,
        payment.refundDue === undefined ? undefined : `${payment.refundDue} € due`,
        ...[payment.refundReason, payment.paymentId],
      ]
        .filter(Boolean)
        .join(", "),
    ),
    ...timeline.map(({ at, code }) => `${at}  ${code}`),
  ];
};

const done = { complete: "Completed", cancel: "Cancelled", refund: "Refund stored" } as const;

const change = async (caller: OfficeCaller, id: string, wanted: ReservationChange): Promise<Answer> => {
  const changed = await changeReservation(caller, id, wanted);
  const reservation = await readOne(caller.orm, id, caller.now);
  const words = caller.dryRun ? `Would be: ${done[wanted.kind]}` : done[wanted.kind];
  return {
    json: { changed, ...(caller.dryRun && { dryRun: true }), reservation },
    lines: [changed ? words : "Nothing to change", ...linesOf(reservation)],
  };
};

const changing = (
  { usage, texts = [] }: Pick<Action, "usage" | "texts">,
  read: (values: Values) => ReservationChange,
): Action => ({
  ...{ usage, texts, changes: true, words: 1 },
  read: (values, [id]) => {
    const own = readOptions(byReservation, { id });
    const wanted = read(values);
    return (caller) => change(caller, own.id, wanted);
  },
});

const number = (value: string | boolean | undefined) => (value === undefined ? undefined : Number(value));

export const reservationsCommand: OfficeCommand = {
  name: "reservations",
  actions: {
    list: {
      usage: "[--state confirmed] [--dealer <id>] [--since 2026-11-30] [--after <id>] [--limit 100]",
      texts: ["state", "dealer", "since", "after", "limit"],
      read: ({ state, dealer, since, after, limit }) => {
        const values = { state, dealer, since: asMoment(since) as string, after, limit };
        const query = readOptions(reservationsQuery, values, { dealerId: "dealer" });
        return async (caller) => {
          const { reservations, next } = await listReservations(caller, query);
          const lines = reservations.map(({ id, state, paymentState, deposit, createTime, ...about }) =>
            [
              id,
              createTime,
              state,
              `deposit ${paymentState} ${deposit} €`,
              about.vin,
              about.dealer,
              about.name,
            ]
              .filter(Boolean)
              .join("  "),
          );
          const more = next === undefined ? [] : [`More: --after ${next}`];
          return { json: { reservations, next }, lines: [...lines, ...more] };
        };
      },
    },
    show: {
      usage: "<id>",
      words: 1,
      read: (_, [word]) => {
        const { id } = readOptions(byReservation, { id: word });
        return async (caller) => {
          const shown = await showReservation(caller, id);
          return { json: shown, lines: linesOf(shown) };
        };
      },
    },
    complete: changing({ usage: "<id>" }, () => ({ kind: "complete" })),
    cancel: changing({ usage: '<id> --reason "…"', texts: ["reason"] }, ({ reason }) => ({
      kind: "cancel",
      ...readOptions(officeCancellation, { reason }),
    })),
    refund: changing(
      { usage: '<id> [--amount 100] --reason "…"', texts: ["amount", "reason"] },
      ({ amount, reason }) => {
        const read = readOptions(refundBody, { amount: number(amount), reason } as never);
        return { kind: "refund", amount: read.amount, reason: read.reason };
      },
    ),
    reconcile: {
      usage: "[--days 35]",
      texts: ["days"],
      changes: true,
      read: ({ days }) => {
        const query = readOptions(reconcileBody, { days: number(days) } as never);
        return async (caller) => {
          const found = await reconcile(caller, query);
          if (!caller.dryRun && found.differences.some(({ settled }) => !settled)) process.exitCode = 1;
          const lines = found.differences.map(
            ({ reservationId, number: attempt, kind, here, there, settled }) =>
              `${reservationId}:${attempt}  ${kind}  here ${here}, there ${there}  ${settled ? "settled" : "open"}`,
          );
          return { json: found, lines: [`${found.checked} payments compared`, ...lines] };
        };
      },
    },
  },
};
