import { z } from "zod";
import { bookedSlot } from "./appointment-slots.ts";
import { listLimits } from "./customer-list-limits.ts";
import { field, rare } from "./field.ts";
import { readableOnly } from "./known-only.ts";
import { addressId, dateTime, identifier, sitePath, text } from "./primitives.ts";
import { pictureFile } from "./trade-in-phase-two.ts";

/** A request of `GET /car-request/{id}`; all of it is ours. */
export const carRequest = field(
  z.object({
    id: field(addressId, "Key of the request; part of its page's address", "5k0r4x7mzqtvb3fh8w1n6y2c9d"),
    reference: field(addressId, "Id of the lead", "3fh8w1n6y2c9k5d0r4x7mzqtvb"),
    car: field(text(150), "The car in the visitor's words", "SEAT Córdoba 1.4 (2006)"),
    dealerId: field(identifier, "`id` of the dealer who values it", "madrid-norte"),
    createTime: field(dateTime, "When it was sent"),
    files: field(readableOnly(pictureFile).default([]), "Pictures that were uploaded"),
    booking: field(bookedSlot.nullish(), "The appointment at the dealer; null or left out without one"),
    confirmBefore: field(
      rare(dateTime.optional()),
      "Set while the appointment must be confirmed by a link in a mail: until then it is held",
      "2026-11-20T11:15:00+01:00",
    ),
    manageUrl: field(
      sitePath,
      "Path of the page that makes, changes and cancels the appointment",
      "/api/services/appointments/manage?link=YQ.t6x.c2ln",
    ),
  }),
  "A car that a visitor wants valued",
);

export const carRequests = z.array(carRequest).max(listLimits.carRequests);
