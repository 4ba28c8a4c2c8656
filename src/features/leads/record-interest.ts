import "server-only";
import { recordEvent } from "#api/record-event.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import type { Submission } from "#forms/answer-form.ts";
import { vinOf } from "./vin-of.ts";

/** What shows interest in a vehicle, or in vehicles of a kind: not a letter to the shop, nor its news. */
const interested: readonly number[] = [
  leadTypes["test-drive"],
  leadTypes["contact-vehicle"],
  leadTypes["car-alert"],
  leadTypes["price-drop"],
];

/** Records that somebody is interested, once what they asked for was taken. */
export const recordInterest = async (
  lead: number,
  { locale, place, campaign }: Submission,
): Promise<void> => {
  if (!interested.includes(lead)) return;
  const vin = vinOf(place.query);
  const data = { lead, path: place.path, ...(vin && { vin }) };
  await recordEvent(trackingCodes.hasInterest, { locale, campaign, data });
};
