import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import type { officeEndpoints } from "#contract/office-endpoints.ts";
import type { ReadRequest } from "#contract/read-request.ts";
import { listAppointments } from "./appointments/list-appointments.ts";
import { listLeads, showLead } from "./leads/read-leads.ts";
import type { OfficeCaller } from "./office-caller.ts";
import { changeReservation, type ReservationChange } from "./reservations/change-reservation.ts";
import { listReservations, readOne, showReservation } from "./reservations/read-for-staff.ts";
import { reconcile } from "./reservations/reconcile.ts";

type Endpoints = typeof officeEndpoints;
type Answer<E extends Endpoint> = E["data"] extends z.ZodType ? z.input<E["data"]> : never;

export type OfficeHandlers = {
  readonly [Name in keyof Endpoints]: (
    input: ReadRequest<Endpoints[Name]>,
    caller: OfficeCaller,
  ) => Promise<Answer<Endpoints[Name]>>;
};

const change = async (caller: OfficeCaller, id: string, wanted: ReservationChange) => ({
  changed: await changeReservation(caller, id, wanted),
  reservation: await readOne(caller.orm, id, caller.now),
});

/** The handlers of the calls of the back office. Each records what it did. */
export const officeHandlers: OfficeHandlers = {
  officeLeads: ({ query }, caller) => listLeads(caller, query),
  officeLead: ({ params }, caller) => showLead(caller, params.id),
  officeAppointments: ({ query }, caller) => listAppointments(caller, query),
  officeReservations: ({ query }, caller) => listReservations(caller, query),
  officeReservation: ({ params }, caller) => showReservation(caller, params.id),
  completeReservation: ({ params }, caller) => change(caller, params.id, { kind: "complete" }),
  cancelForShop: ({ params, body }, caller) =>
    change(caller, params.id, { kind: "cancel", reason: body.reason }),
  refundReservation: ({ params, body: { amount, reason } }, caller) =>
    change(caller, params.id, { kind: "refund", amount, reason }),
  reconcile: ({ body }, caller) => reconcile(caller, body),
};
