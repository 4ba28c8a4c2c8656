import "server-only";
import { recordEvent } from "#api/record-event.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import type { Submission } from "#forms/answer-form.ts";
import { vinOf } from "./vin-of.ts";

/** Leads that show interest in vehicles; contact in general and the newsletter do not. */
const interested: readonly number[] = [
  leadTypes["test-drive"],
  leadTypes["contact-vehicle"],
  leadTypes["car-alert"],
  leadTypes["price-drop"],
];

/** Records interest after a lead was accepted. */
export const recordInterest = async (
  lead: number,
  { locale, place, campaign }: Submission,
): Promise<void> => {
  if (!interested.includes(lead)) return;
  const vin = vinOf(place.query);
  const data = { lead, path: place.path, ...(vin && { vin }) };
  await recordEvent(trackingCodes.hasInterest, { locale, campaign, data });
};
