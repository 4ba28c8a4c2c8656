import { z } from "zod";
import { booking as booked, schedule, slot } from "./appointment-slots.ts";
import type { Endpoint } from "./endpoint.ts";
import { plate } from "./plate.ts";
import { acknowledgement, addressId, identifier } from "./primitives.ts";
import { phaseOneBody, phaseTwoQuery, storedTradeIn } from "./trade-in.ts";
import { exteriorColors, fuels, interiors, transmissions } from "./trade-in-catalogue.ts";
import { deductions, imageUpload, phaseTwoBody, pointOfView, uploadedImage } from "./trade-in-phase-two.ts";
import { plateData, valuation } from "./valuation.ts";

const byId = z.object({ id: addressId });
const byRetakeId = z.object({ retakeId: addressId });

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
    summary: "The car behind a plate; 404 for an unknown plate",
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
    service: "data",
    method: "GET",
    path: "/retake/transmission",
    token: "none",
    idempotent: true,
    data: transmissions,
  },
  fuels: {
    summary: "Fuels that the trade-in knows",
    service: "data",
    method: "GET",
    path: "/retake/fuel",
    token: "none",
    idempotent: true,
    data: fuels,
  },
  exteriorColors: {
    summary: "Paints that the trade-in knows",
    service: "data",
    method: "GET",
    path: "/retake/exteriorColors",
    token: "none",
    idempotent: true,
    data: exteriorColors,
  },
  interiors: {
    summary: "Upholsteries that the trade-in knows",
    service: "data",
    method: "GET",
    path: "/retake/interiors",
    token: "none",
    idempotent: true,
    data: interiors,
  },
  valueTradeIn: {
    summary: "Values a car",
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
    service: "data",
    method: "GET",
    path: "/retake/dealer/{dealerId}/schedule",
    token: "none",
    idempotent: true,
    params: z.object({ dealerId: identifier }),
    data: schedule,
  },
  bookSlot: {
    ...booking,
    summary: "Books a slot; 409 when it is taken, or when another one is booked already",
    method: "POST",
    idempotent: false,
    data: booked,
  },
  changeSlot: {
    ...booking,
    summary: "Moves the booking to another slot; 409 when it is taken, 404 without a booking",
    method: "PUT",
    idempotent: true,
    data: booked,
  },
  cancelSlot: {
    ...booking,
    summary: "Gives the slot back; 409 when it is not the one that is booked",
    method: "DELETE",
    idempotent: true,
    data: acknowledgement,
  },
  tradeInDeductions: {
    summary: "What an inspection takes from a value at most, fault by fault",
    service: "data",
    method: "GET",
    path: "/retake/deductions",
    token: "none",
    idempotent: true,
    extension: true,
    data: deductions,
  },
  saveTradeInDetails: {
    summary: "Saves or submits the condition of the car; 409 once it was submitted",
    service: "data",
    method: "POST",
    path: "/retake/{id}/phase2/v3",
    token: "required",
    idempotent: false,
    params: byId,
    query: phaseTwoQuery,
    body: phaseTwoBody,
    encoding: "json",
    data: storedTradeIn.partial().nullish(),
  },
  tradeInImage: {
    summary: "A picture of the car",
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
    service: "data",
    method: "POST",
    path: "/retake/{id}/image",
    token: "required",
    idempotent: false,
    params: byId,
    body: imageUpload,
    encoding: "form",
    data: uploadedImage.partial().nullish(),
  },
  removeTradeInImage: {
    summary: "Forgets the picture from a point of view; nothing happens where there is none",
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
