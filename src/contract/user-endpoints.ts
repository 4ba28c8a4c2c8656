import { z } from "zod";
import {
  accountChange,
  accountDeletion,
  accountDeletionBody,
  accountExport,
  addressChangeBody,
  addressConfirmation,
  ownPasswordChange,
} from "./account.ts";
import type { Endpoint } from "./endpoint.ts";
import { acknowledgement, addressId, identifier } from "./primitives.ts";
import { cancellationBody, reservation, reservations } from "./reservation.ts";
import { user } from "./session.ts";
import { storedTradeIn, storedTradeIns } from "./trade-in.ts";

const byId = z.object({ id: addressId });

const shared = { service: "data", token: "required" } as const;

/** Data of the customer behind the token; ids of other customers answer 404. */
export const userEndpoints = {
  tradeIns: {
    ...shared,
    summary: "The customer's trade-ins, newest first",
    method: "GET",
    path: "/users/me/retake",
    idempotent: true,
    data: storedTradeIns,
  },
  tradeIn: {
    ...shared,
    summary: "One of the customer's trade-ins",
    method: "GET",
    path: "/users/me/retake/{id}",
    idempotent: true,
    params: byId,
    data: storedTradeIn,
  },
  deleteTradeIn: {
    ...shared,
    summary: "Deletes a trade-in with its pictures, and gives its slot back",
    method: "DELETE",
    path: "/users/me/retake/{id}",
    idempotent: true,
    params: byId,
    data: acknowledgement,
  },
  reservations: {
    ...shared,
    summary: "The customer's reservations, newest first",
    method: "GET",
    path: "/users/me/reservations",
    idempotent: true,
    data: reservations,
  },
  reservation: {
    ...shared,
    summary: "One of the customer's reservations",
    method: "GET",
    path: "/users/me/reservation/{id}",
    idempotent: true,
    params: byId,
    data: reservation,
  },
  cancelReservation: {
    ...shared,
    summary: "Cancels a reservation and refunds the deposit; 409 when it can no longer be cancelled",
    method: "POST",
    path: "/users/me/reservation/{id}/cancel",
    idempotent: true,
    extension: true,
    params: byId,
    body: cancellationBody,
    encoding: "json",
    data: reservation,
  },
  reservationDocument: {
    ...shared,
    summary: "A document of a reservation",
    method: "GET",
    path: "/users/me/reservation/{id}/documents/{documentId}",
    idempotent: true,
    extension: true,
    params: z.object({ id: addressId, documentId: identifier }),
    data: "blob",
  },
  changeAccount: {
    ...shared,
    summary: "Changes the customer's name and telephone",
    method: "PATCH",
    path: "/users/me",
    idempotent: true,
    extension: true,
    body: accountChange,
    encoding: "json",
    data: user,
  },
  changePassword: {
    ...shared,
    summary:
      "Sets another password and ends the customer's other sessions; 403 when the present one is wrong",
    method: "PUT",
    path: "/users/me/password",
    idempotent: false,
    extension: true,
    body: ownPasswordChange,
    encoding: "json",
    data: acknowledgement,
  },
  requestAddressChange: {
    ...shared,
    summary: "Mails a code to an address that is to become the account's; 403 when the password is wrong",
    method: "POST",
    path: "/users/me/address",
    idempotent: false,
    extension: true,
    body: addressChangeBody,
    encoding: "json",
    data: acknowledgement,
  },
  confirmAddressChange: {
    ...shared,
    summary: "Makes that address the account's, by the code of the mail",
    method: "PUT",
    path: "/users/me/address",
    idempotent: false,
    extension: true,
    body: addressConfirmation,
    encoding: "json",
    data: user,
  },
  exportAccount: {
    ...shared,
    summary: "All data stored about the customer",
    method: "GET",
    path: "/users/me/export",
    idempotent: true,
    extension: true,
    data: accountExport,
  },
  deleteAccount: {
    ...shared,
    summary: "Deletes the account; 403 when the password is wrong, 409 while a reservation is active",
    method: "DELETE",
    path: "/users/me",
    idempotent: false,
    extension: true,
    body: accountDeletionBody,
    encoding: "json",
    data: accountDeletion,
  },
} as const satisfies Record<string, Endpoint>;
