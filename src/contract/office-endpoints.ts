import type { Endpoint } from "./endpoint.ts";
import {
  appointmentsQuery,
  byLead,
  byReservation,
  completionBody,
  leadsQuery,
  officeAppointments,
  officeCancellation,
  officeLead,
  officeLeads,
  officeReservation,
  officeReservations,
  reconcileBody,
  reconciliation,
  refundBody,
  reservationChange,
  reservationsQuery,
} from "./office.ts";

/** A call of the back office. The storefront makes none. */
export type OfficeEndpoint = Endpoint & {
  readonly token: "operator";
  /** What the token must allow. */
  readonly scope: "read" | "act";
};

const shared = { service: "data", token: "operator", extension: true, idempotent: true } as const;
const reads = { ...shared, method: "GET", scope: "read" } as const;
const acts = { ...shared, method: "POST", scope: "act", encoding: "json" } as const;
const limited = ["unauthorized", "forbidden", "rate-limited"] as const;

/** Calls for systems and people of the dealers, by an operator's token (`npm run operators`). Each is recorded. */
export const officeEndpoints = {
  officeLeads: {
    ...reads,
    summary: "Leads since a moment, oldest first",
    description: "A page of them; `after` requests the next one.",
    errors: limited,
    path: "/office/leads",
    query: leadsQuery,
    data: officeLeads,
  },
  officeLead: {
    ...reads,
    summary: "One lead",
    description: "What `lead.created` names.",
    errors: [...limited, "not-found"],
    path: "/office/leads/{id}",
    params: byLead,
    data: officeLead,
  },
  officeAppointments: {
    ...reads,
    summary: "Who comes to a dealer on a day",
    description:
      "Valuations that are booked, also of cars that a lead describes, and test drives that were requested.",
    errors: [...limited, "not-found"],
    path: "/office/appointments",
    query: appointmentsQuery,
    data: officeAppointments,
  },
  officeReservations: {
    ...reads,
    summary: "Reservations, newest first",
    description: "A page of them; `after` requests the next one.",
    errors: limited,
    path: "/office/reservations",
    query: reservationsQuery,
    data: officeReservations,
  },
  officeReservation: {
    ...reads,
    summary: "One reservation with its payments",
    description: "What the events of a reservation name.",
    errors: [...limited, "not-found"],
    path: "/office/reservations/{id}",
    params: byReservation,
    data: officeReservation,
  },
  completeReservation: {
    ...acts,
    summary: "The vehicle was handed over",
    description: "It counts as sold. `conflict`: the reservation is not confirmed.",
    errors: [...limited, "not-found", "conflict"],
    path: "/office/reservations/{id}/complete",
    params: byReservation,
    body: completionBody,
    data: reservationChange,
  },
  cancelForShop: {
    ...acts,
    summary: "The shop cancels a reservation",
    description: "The vehicle is free, the deposit goes back in full. `conflict`: the reservation is over.",
    errors: [...limited, "not-found", "conflict"],
    path: "/office/reservations/{id}/cancel",
    params: byReservation,
    body: officeCancellation,
    data: reservationChange,
  },
  refundReservation: {
    ...acts,
    summary: "Refunds the deposit of a reservation, or a part of it",
    description:
      "The reservation stays what it is. `conflict`: nothing was paid, the bank decides, or another part is being refunded.",
    errors: [...limited, "not-found", "conflict"],
    path: "/office/reservations/{id}/refund",
    params: byReservation,
    body: refundBody,
    data: reservationChange,
  },
  reconcile: {
    ...acts,
    summary: "Compares payments with the payment provider, and settles what differs",
    description:
      "For every day, and after the provider's messages were away. Through the storefront an answer is waited for 20 seconds: with many payments use the command.",
    errors: [...limited, "payments-off"],
    path: "/office/reconcile",
    body: reconcileBody,
    data: reconciliation,
  },
} as const satisfies Record<string, OfficeEndpoint>;
