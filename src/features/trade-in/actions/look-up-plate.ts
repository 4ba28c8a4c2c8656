"use server";

import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { parseTexts } from "#forms/parse-texts.ts";
import { readStoredForm, storeForm } from "#forms/stored-form.ts";
import type { Locale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import type { Answers } from "#wizard/flow.ts";
import { trackStep } from "#wizard/track-step.ts";
import { describedAnswers } from "../described-car.ts";
import { plateFields } from "../fields/car-fields.ts";
import { foundTexts, readFound } from "../found-car.ts";
import { offersVersions } from "../load-versions.ts";
import { describedAgain } from "../stored-answers.ts";
import { isPlateless, tradeInWizard } from "../trade-in-wizard.ts";
import { wordsAddress } from "../words-address.ts";

/** The car found earlier for the same plate, with the visitor's confirmation; undefined without one. */
const confirmedBefore = (answers: Answers, plate: string, locale: Locale) => {
  const isSame = parseTexts(answers.plate, plateFields(locale))?.plate === plate;
  return isSame && readFound(answers.found) && answers.found?.own ? answers.found : undefined;
};

/** Whether the lists may have the car: not where the register knows the model, and the lists no version of its year. */
const isOfLists = async (register: Readonly<Record<string, string>>, locale: Locale): Promise<boolean> => {
  const { brandId, modelId, plateDate } = register;
  if (!brandId || !modelId || !plateDate) return true;
  return offersVersions({ brandId, modelId, year: Number(plateDate.slice(0, 4)) }, locale);
};

/**
 * Handles plate and mileage, and looks the plate up. If the lookup fails, or the plate is not known, the
 * visitor describes the car manually, and the result of an earlier lookup is removed. A car confirmed for
 * this plate stays: as found, or as a manual description if the lookup fails now.
 */
export const lookUpPlate = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "plate", {
    fields: (locale, query) => plateFields(locale, { noPlate: isPlateless(query) }),
    limit: () => ({ name: "plate" }),
    submit: async ({ plate }, given) => {
      const { locale, place, state } = given;
      const { answers } = state;
      // What `plate-form` sent along has been used.
      if (await readStoredForm(place.query)) await storeForm(place, { texts: {} });
      const again = describedAgain(answers);
      if (plate === undefined) return ok({ answers: { ...again, register: {}, found: {} } });
      const looked = await call("plate", { params: { plate } }, await readCaller(locale));
      const before = confirmedBefore(answers, plate, locale);
      const found = looked.ok ? foundTexts(looked.value) : undefined;
      if (found && readFound(found)) {
        const known = { ...again, register: {}, found: before ?? { ...found, own: "yes" } };
        // The next page shows the car, with a way to say that it is another one.
        const told = await trackStep(trackingCodes.retakeStep1, given);
        const detour =
          before?.own === "no" ? undefined : wizardAddress("trade-in", locale, "person", place.query);
        return ok({ answers: known, ...(detour && { told, detour }) });
      }
      const car = before?.own === "yes" ? readFound(before) : undefined;
      // An incomplete car is not confirmed; it prefills the manual description.
      const register = found ?? {
        failed: !looked.ok && looked.error.kind === "not-found" ? "unknown" : "away",
      };
      const described = { ...again, register, found: {}, ...(car && describedAnswers(car)) };
      const isListed = car !== undefined || (await isOfLists(register, locale));
      return ok({ answers: described, ...(!isListed && { detour: wordsAddress(locale, place.query) }) });
    },
  });
