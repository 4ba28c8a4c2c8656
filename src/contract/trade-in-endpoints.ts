import { z } from "zod";
import { booking as booked, schedule, slot } from "./appointment-slots.ts";
import type { Endpoint } from "./endpoint.ts";
import { field } from "./field.ts";
import { plate } from "./plate.ts";
import { acknowledgement, addressId, identifier, vin } from "./primitives.ts";
import { phaseOneBody, phaseTwoQuery, storedTradeIn } from "./trade-in.ts";
import { exteriorColors, fuels, interiors, transmissions } from "./trade-in-catalogue.ts";
import { deductions, imageUpload, phaseTwoBody, pointOfView, uploadedImage } from "./trade-in-phase-two.ts";
import { plateData, valuation } from "./valuation.ts";

const tradeInId = field(addressId, "Id of the trade-in", "3fh8w1n6y2c9k5d0r4x7mzqtvb");
const byId = z.object({ id: tradeInId });
const byRetakeId = z.object({ retakeId: tradeInId });

/** Slots belong to the owner of the valuation: the customer, or the session that requested it without a token. */
const booking = {
  service: "data",
  path: "/retake/{retakeId}/phase2/book",
  token: "optional",
  params: byRetakeId,
  body: slot,
  encoding: "json",
} as const;

/** The customer's car: what it is, what it is worth, and when the dealer looks at it. */
export const tradeInEndpoints = {
  plate: {
    summary: "The car behind a plate",
    description:
      "First step of the trade-in; the language of the call names the market of the plate. After a 404 the customer describes the car by lists.",
    errors: ["not-found"],
    service: "data",
    method: "GET",
    path: "/retake/plate/v2/{plate}",
    token: "optional",
    idempotent: true,
    params: z.object({ plate }),
    data: plateData,
  },
  transmissions: {
    summary: "Gearboxes that the trade-in knows",
    description: "A list of the trade-in, where the version leaves the gearbox open.",
    service: "data",
    method: "GET",
    path: "/retake/transmission",
    token: "none",
    idempotent: true,
    data: transmissions,
  },
  fuels: {
    summary: "Fuels that the trade-in knows",
    description: "A list of the trade-in, where the version leaves the fuel open.",
    service: "data",
    method: "GET",
    path: "/retake/fuel",
    token: "none",
    idempotent: true,
    data: fuels,
  },
  exteriorColors: {
    summary: "Paints that the trade-in knows",
    description: "A list of the condition of a car.",
    service: "data",
    method: "GET",
    path: "/retake/exteriorColors",
    token: "none",
    idempotent: true,
    data: exteriorColors,
  },
  interiors: {
    summary: "Upholsteries that the trade-in knows",
    description: "A list of the condition of a car.",
    service: "data",
    method: "GET",
    path: "/retake/interiors",
    token: "none",
    idempotent: true,
    data: interiors,
  },
  valueTradeIn: {
    summary: "Values a car",
    description:
      "Third step of the trade-in. Without a token it belongs to the session of `x-session-id`, and to the customer after a login. The same plate sent again is valued again. `conflict`: it has an appointment at another dealer.",
    errors: ["unauthorized", "conflict", "list-full", "too-few-comparables"],
    service: "data",
    method: "POST",
    path: "/retake/phase1/v2",
    token: "optional",
    idempotent: false,
    body: phaseOneBody,
    encoding: "json",
    data: valuation,
  },
  dealerSchedule: {
    summary: "When a dealer can look at a car",
    description: "Last step of the trade-in. Days and hours are of the clock at the dealer.",
    errors: ["not-found"],
    service: "data",
    method: "GET",
    path: "/retake/dealer/{dealerId}/schedule",
    token: "none",
    idempotent: true,
    params: z.object({
      dealerId: field(identifier, "`id` of a dealer of the group CEV (`GET /dealers/v2`)", "madrid-norte"),
    }),
    data: schedule,
  },
  testDriveSchedule: {
    summary: "When a vehicle can be driven",
    description:
      "The free slots of its dealer, which its inspections take as well. Without the call a test drive asks for a preferred day.",
    errors: ["not-found"],
    service: "data",
    method: "GET",
    path: "/vehicle/{vin}/test-drive-schedule",
    token: "none",
    idempotent: true,
    extension: true,
    params: z.object({ vin }),
    data: schedule,
  },
  bookSlot: {
    ...booking,
    summary: "Books a slot",
    description:
      "The slot as the schedule answered it. `conflict`: another one is booked, or it was changed too often.",
    errors: ["not-found", "conflict", "slot-taken", "appointment-limit", "trade-in-expired"],
    method: "POST",
    idempotent: false,
    data: booked,
  },
  changeSlot: {
    ...booking,
    summary: "Moves the booking to another slot",
    description:
      "The new slot as the schedule answered it. The same slot again changes nothing. 404 without a booking. `conflict`: the appointment has begun, or was changed too often.",
    errors: ["not-found", "conflict", "slot-taken", "appointment-limit", "trade-in-expired"],
    method: "PUT",
    idempotent: true,
    data: booked,
  },
  cancelSlot: {
    ...booking,
    summary: "Gives the slot back",
    description:
      "The body names the slot that is given back. `conflict`: another slot is booked, or the appointment has begun.",
    errors: ["not-found", "conflict"],
    method: "DELETE",
    idempotent: true,
    data: acknowledgement,
  },
  tradeInDeductions: {
    summary: "What an inspection takes from a value at most, fault by fault",
    description: "A table below the value; without it the table is left out.",
    service: "data",
    method: "GET",
    path: "/retake/deductions",
    token: "none",
    idempotent: true,
    extension: true,
    data: deductions,
  },
  saveTradeInDetails: {
    summary: "Saves or submits the condition of the car",
    description: "Once it is submitted (`submit=true`) nothing of it changes.",
    errors: ["not-found", "details-submitted", "trade-in-expired", "trade-in-promised"],
    service: "data",
    method: "POST",
    path: "/retake/{id}/phase2/v3",
    token: "required",
    idempotent: false,
    params: byId,
    query: phaseTwoQuery,
    body: phaseTwoBody,
    encoding: "json",
    data: field(storedTradeIn.partial().nullish(), "The trade-in; the storefront works without it"),
  },
  tradeInImage: {
    summary: "A picture of the car",
    description: "The bytes of a picture, as JPEG, PNG or WebP.",
    errors: ["not-found"],
    service: "data",
    method: "GET",
    path: "/retake/{id}/image",
    token: "required",
    idempotent: true,
    params: byId,
    query: z.object({ pov: pointOfView }),
    data: "blob",
  },
  uploadTradeInImage: {
    summary: "Saves a picture of the car, replacing the one from the same point of view",
    description: "The service looks at the bytes, not at what their type claims.",
    errors: ["not-found", "details-submitted", "picture-cut", "too-many-pixels", "busy"],
    service: "data",
    method: "POST",
    path: "/retake/{id}/image",
    token: "required",
    idempotent: false,
    params: byId,
    body: imageUpload,
    encoding: "form",
    data: uploadedImage.nullish(),
  },
  removeTradeInImage: {
    summary: "Forgets the picture from a point of view",
    description: "Without it a picture can only be replaced. A point of view without a picture is no error.",
    errors: ["not-found", "details-submitted"],
    service: "data",
    method: "DELETE",
    path: "/retake/{id}/image",
    token: "required",
    idempotent: true,
    extension: true,
    params: byId,
    query: z.object({ pov: pointOfView }),
    data: acknowledgement,
  },
} as const satisfies Record<string, Endpoint>;
