import { requestBytes } from "./body-sizes.ts";
import type { Endpoint } from "./endpoint.ts";
import { leadAnswer, leadBody } from "./lead.ts";

/** Requests of visitors to the shop. */
export const leadEndpoints = {
  lead: {
    summary: "A visitor's request for a test drive, an answer, a newsletter or an alert",
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
