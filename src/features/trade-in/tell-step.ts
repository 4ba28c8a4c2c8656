import "server-only";
import { recordEvent } from "#api/record-event.ts";
import { retakeStepCode } from "#domain/tracking-codes.ts";
import type { Submission } from "#forms/answer-form.ts";
import type { WizardState } from "#wizard/wizard-state.ts";

/**
 * Records that a step of the trade-in was accepted (codes 41 to 44), once for each time that the wizard is gone through.
 * @returns the codes that have been recorded, to be kept
 */
export const tellStep = async (
  step: 1 | 2 | 3 | 4,
  { locale, place, campaign, state: { told = [] } }: Submission & { readonly state: WizardState },
): Promise<readonly number[]> => {
  const code = retakeStepCode(step);
  if (told.includes(code)) return told;
  await recordEvent(code, { locale, campaign, data: { step, path: place.path } });
  return [...told, code];
};
