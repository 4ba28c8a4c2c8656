import "server-only";
import { recordEvent } from "#api/record-event.ts";
import type { TrackingCode } from "#domain/tracking-codes.ts";
import type { Submission } from "#forms/answer-form.ts";
import type { WizardState } from "./wizard-state.ts";

/**
 * Records that a step of a wizard was accepted, once for each time that the wizard is gone through.
 * @returns the codes that have been recorded, to be kept
 */
export const trackStep = async (
  code: TrackingCode,
  { locale, place, campaign, state: { told = [] } }: Submission & { readonly state: WizardState },
): Promise<readonly number[]> => {
  if (told.includes(code)) return told;
  await recordEvent(code, { locale, campaign, data: { path: place.path } });
  return [...told, code];
};
