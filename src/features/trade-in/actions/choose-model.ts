"use server";

import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { modelFields } from "../fields/car-fields.ts";
import { offersVersions } from "../load-versions.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";
import { unknownOptionError } from "../unknown-option-error.ts";
import { wordsAddress } from "../words-address.ts";

/** Handles the model of a manually described car. */
export const chooseModel = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "model", {
    fields: () => modelFields,
    refusals: { modelId: "modelMissing" },
    submit: async ({ modelId }, { locale, place, state }) => {
      const { brandId = "", year } = state.answers.make ?? {};
      const known = await call(
        "models",
        { params: { brandId }, query: { year: Number(year) } },
        await readCaller(locale),
      );
      if (!known.ok) return known;
      const model = known.value.find(({ id }) => id === modelId);
      if (!model) return unknownOptionError("modelId");
      const answers = { model: { modelId, model: model.name } };
      const hasVersions = await offersVersions({ brandId, modelId, year: Number(year) }, locale);
      return ok({ answers, ...(!hasVersions && { detour: wordsAddress(locale, place.query) }) });
    },
  });
