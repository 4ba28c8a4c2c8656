import type { Endpoint } from "./endpoint.ts";
import { leadBody } from "./lead.ts";
import { acknowledgement } from "./primitives.ts";

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
    discriminator: "type",
    data: acknowledgement,
  },
} as const satisfies Record<string, Endpoint>;
