import { z } from "zod";
import { carRequest, carRequests } from "./car-request.ts";
import type { Endpoint } from "./endpoint.ts";
import { field } from "./field.ts";
import { acknowledgement, addressId } from "./primitives.ts";
import { imageUpload, pointOfView, uploadedImage } from "./trade-in-phase-two.ts";

const byKey = z.object({
  id: field(addressId, "`carRequestId` of the answer of `POST /lead`", "5k0r4x7mzqtvb3fh8w1n6y2c9d"),
});

const ofVisitor = {
  service: "data",
  token: "none",
  extension: true,
  params: byKey,
} as const;

const image = { ...ofVisitor, path: "/car-request/{id}/image" } as const;

/** A car without a value, which a visitor describes in words: the key of the request opens it, with an account or without. */
export const carRequestEndpoints = {
  carRequests: {
    service: "data",
    token: "required",
    extension: true,
    summary: "The customer's cars that dealers are to value, newest first",
    description:
      "They stand among the valuations of the personal area, which lists valuations alone without it.",
    method: "GET",
    path: "/users/me/car-requests",
    idempotent: true,
    data: carRequests,
  },
  carRequest: {
    ...ofVisitor,
    summary: "A car that a dealer is to value",
    description: "What the page of the request shows. 404 once the request is withdrawn.",
    errors: ["not-found"],
    method: "GET",
    path: "/car-request/{id}",
    idempotent: true,
    data: carRequest,
  },
  carRequestImage: {
    ...image,
    summary: "A picture of a car that a dealer is to value",
    description: "The bytes of a picture, as JPEG, PNG or WebP.",
    errors: ["not-found"],
    method: "GET",
    idempotent: true,
    query: z.object({ pov: pointOfView }),
    data: "blob",
  },
  uploadCarRequestImage: {
    ...image,
    summary: "Saves a picture of such a car, replacing the one from the same point of view",
    description: "The service looks at the bytes, not at what their type claims.",
    errors: ["not-found", "picture-cut", "too-many-pixels", "busy"],
    method: "POST",
    idempotent: false,
    body: imageUpload,
    encoding: "form",
    data: uploadedImage.nullish(),
  },
  removeCarRequestImage: {
    ...image,
    summary: "Forgets the picture of such a car from a point of view",
    description: "A point of view without a picture is no error.",
    errors: ["not-found"],
    method: "DELETE",
    idempotent: true,
    query: z.object({ pov: pointOfView }),
    data: acknowledgement,
  },
} as const satisfies Record<string, Endpoint>;
