import { requestBytes } from "./body-sizes.ts";
import type { Endpoint } from "./endpoint.ts";
import { leadAnswer, leadBody } from "./lead.ts";

/** Requests of visitors to the shop. */
export const leadEndpoints = {
  lead: {
    summary: "A visitor's request for a test drive, an answer, a newsletter or an alert",
    description:
      "The type id in the query selects the form. A lead that is sent twice under one `requestId` is stored once. Newsletter and alerts of visitors are best confirmed by mail first: `toConfirm` says so.",
    errors: [
      "unauthorized",
      "not-found",
      "vehicle-taken",
      "list-full",
      "gone",
      "slot-taken",
      "appointment-limit",
    ],
    service: "data",
    method: "POST",
    path: "/lead",
    token: "optional",
    forgivesToken: true,
    idempotent: false,
    body: leadBody,
    encoding: "form",
    largestBody: requestBytes.json,
    discriminator: "type",
    data: leadAnswer,
  },
} as const satisfies Record<string, Endpoint>;
