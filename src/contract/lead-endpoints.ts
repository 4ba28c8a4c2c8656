import { requestBytes } from "./body-sizes.ts";
import type { Endpoint } from "./endpoint.ts";
import { leadAnswer, leadBody } from "./lead.ts";

/** What visitors ask of the shop. */
export const leadEndpoints = {
  lead: {
    summary: "A test drive, a question, a newsletter or an alert that a visitor asks for",
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
