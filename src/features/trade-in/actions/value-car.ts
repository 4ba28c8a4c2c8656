"use server";

import { call } from "#api/call.ts";
import { withOwner } from "#api/session/with-owner.ts";
import { splitPersonName } from "#domain/person-name.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { parseTexts } from "#forms/parse-texts.ts";
import { personFields } from "#forms/person-fields.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { trackStep } from "#wizard/track-step.ts";
import { storeValuedCar } from "#wizard/valued-car.ts";
import { describedCar } from "../described-car.ts";
import { plateFields } from "../fields/car-fields.ts";
import { dealerFields } from "../fields/visit-fields.ts";
import { describedAgain, isCarUnknown } from "../stored-answers.ts";
import { valuationTexts } from "../stored-value.ts";
import { isForReservation, isInWords, isPlateless, tradeInWizard } from "../trade-in-wizard.ts";
import { unknownOptionError } from "../unknown-option-error.ts";

/**
 * Handles dealer and intention, and requests a valuation with all earlier answers (specification 4: triggered
 * by step 3). A car without a plate is valued manually.
 */
export const valueCar = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "dealer", {
    fields: (_, query) => dealerFields({ isExchange: isForReservation(query) }),
    limit: () => ({ name: "valuation" }),
    refusals: {
      dealerId: "dealerMissing",
      "invalid-field": "tradeInRefused",
      "list-full": "listFull",
      conflict: "bookedElsewhere",
    },
    failed: "valuationFailed",
    submit: async ({ dealerId, intention }, given) => {
      const { locale, campaign, place, state } = given;
      const { answers } = state;
      // The description is incomplete: it has to be completed first.
      if (isCarUnknown(answers))
        return ok({
          answers: describedAgain(answers),
          detour: wizardAddress("trade-in", locale, "plate", place.query),
        });
      const params = new URLSearchParams(place.query);
      const noPlate = isPlateless(params);
      const plate = parseTexts(answers.plate, plateFields(locale, { noPlate }));
      const person = parseTexts(answers.person, personFields(locale));
      const car = describedCar(answers);
      const inWords = isInWords(params);
      if (!plate || !person || !(car || inWords)) return unknownOptionError("dealerId");
      // The effective intention, whatever was sent: for a pending reservation it is an exchange.
      const dealerTexts = { dealerId, intention: String(intention) };
      const requestManualValuation = async () =>
        ok({
          answers: { dealer: dealerTexts, ask: { wanted: "yes" } },
          told: await trackStep(trackingCodes.retakeStep3, given),
        });
      if (plate.plate === undefined || !car || inWords) return requestManualValuation();
      const { modelId, ...rest } = car;
      const body = {
        ...rest,
        ...(modelId && { modelId }),
        plate: plate.plate,
        kilometers: plate.kms,
        ...splitPersonName(person.name),
        emailAddress: person.email,
        phoneNumber: person.phone ?? "",
        dealerId,
        tradeInType: intention,
      };
      const valued = await withOwner(locale, async (caller) => {
        const isCustomers = "token" in caller;
        const input = { body: { ...body, assignToUser: isCustomers } };
        const done = await call("valueTradeIn", input, { ...caller, campaign });
        if (!done.ok) return done;
        const { tradeInId: id, valuation: actualValuation, expirationDate } = done.value;
        const valued = { id, actualValuation, expirationDate, plate: plate.plate };
        if (!isCustomers && isForReservation(params))
          await storeValuedCar(locale, { ...valued, brand: car.brand, model: car.model });
        return ok(valuationTexts(done.value, { isCustomers }));
      });
      if (!valued.ok && valued.error.code === "too-few-comparables") return requestManualValuation();
      if (!valued.ok) return valued;
      const told = await trackStep(trackingCodes.retakeStep3, given);
      return ok({
        answers: { dealer: dealerTexts, ask: {}, valuation: valued.value },
        told: await trackStep(trackingCodes.retakeEvaluation, { ...given, state: { ...state, told } }),
      });
    },
  });
