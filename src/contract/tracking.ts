import { z } from "zod";
import { field } from "./field.ts";
import { greatestInteger } from "./primitives.ts";

/** `type` is a code of specification section 9; `data` is a JSON string, as specified. */
export const footprintBody = z.object({
  type: field(
    z.int().positive().max(greatestInteger),
    "Tracking event code (specification section 9): 1 page view, 14 detail page, 27 financing simulation and others",
    1,
  ),
  data: field(z.string().max(4000), "What is noted, as JSON text", '{"path":"/coches-ocasion/"}'),
});

/** Where a visit came from; appended to the query string of any call, and never refused: junk is dropped. */
const campaignValue = z.string().max(200).optional().catch(undefined);

export const campaign = z.object({
  utm_source: campaignValue,
  utm_medium: campaignValue,
  utm_campaign: campaignValue,
  utm_term: campaignValue,
  utm_content: campaignValue,
});

export type Campaign = z.infer<typeof campaign>;
