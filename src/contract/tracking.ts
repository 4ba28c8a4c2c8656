import { z } from "zod";
import { greatestInteger } from "./primitives.ts";

/** `type` is a code of specification section 9; `data` is a JSON string, as specified. */
export const footprintBody = z.object({
  type: z.int().positive().max(greatestInteger),
  data: z.string().max(4000),
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
