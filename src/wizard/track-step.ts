import "server-only";
import { recordEvent } from "#api/record-event.ts";
import type { TrackingCode } from "#domain/tracking-codes.ts";
import type { Submission } from "#forms/answer-form.ts";
import type { WizardState } from "./wizard-state.ts";

/**
 * Records that a step of a wizard was accepted, once for each run of the wizard.
 * @returns all recorded codes, to store
 */
export const trackStep = async (
  code: TrackingCode,
  { locale, place, campaign, state: { told: recorded = [] } }: Submission & { readonly state: WizardState },
): Promise<readonly number[]> => {
  if (recorded.includes(code)) return recorded;
  await recordEvent(code, { locale, campaign, data: { path: place.path } });
  return [...recorded, code];
};
