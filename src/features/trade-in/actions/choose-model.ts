"use server";

import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { modelFields } from "../fields/car-fields.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";
import { unknownOptionError } from "../unknown-option-error.ts";

/** Handles the model of a manually described car. */
export const chooseModel = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "model", {
    fields: () => modelFields,
    refusals: { modelId: "modelMissing" },
    submit: async ({ modelId }, { locale, state }) => {
      const { brandId = "", year } = state.answers.make ?? {};
      const known = await call(
        "models",
        { params: { brandId }, query: { year: Number(year) } },
        await readCaller(locale),
      );
      if (!known.ok) return known;
      const model = known.value.find(({ id }) => id === modelId);
      return model
        ? ok({ answers: { model: { modelId, model: model.name } } })
        : unknownOptionError("modelId");
    },
  });
