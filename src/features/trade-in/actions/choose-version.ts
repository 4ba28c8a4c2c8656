"use server";

import { trackingCodes } from "#domain/tracking-codes.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { trackStep } from "#wizard/track-step.ts";
import { versionFields } from "../fields/car-fields.ts";
import { loadVersions } from "../load-versions.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";
import { unknownOptionError } from "../unknown-option-error.ts";

/**
 * Handles the version of a manually described car, with fuel and gearbox where the version does not include
 * them.
 */
export const chooseVersion = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "version", {
    fields: () => versionFields,
    refusals: {
      versionId: "versionMissing",
      fuelId: "fuelMissing",
      transmissionId: "transmissionMissing",
    },
    submit: async ({ versionId, ...chosen }, given) => {
      const known = await loadVersions(given.state.answers, given.locale);
      if (!known.ok) return known;
      const { versions, fuels, transmissions } = known.value;
      const version = versions.find(({ id }) => id === versionId);
      if (!version) return unknownOptionError("versionId");
      const fuel = fuels.find(({ id }) => id === (version.fuelId ?? chosen.fuelId));
      if (!fuel) return unknownOptionError("fuelId");
      const gearbox = transmissions.find(
        ({ id }) => id === (version.transmissionId ?? chosen.transmissionId),
      );
      if (!gearbox) return unknownOptionError("transmissionId");
      const texts = {
        versionId,
        version: version.name,
        fuelId: fuel.id,
        fuel: fuel.name,
        transmissionId: gearbox.id,
        transmission: gearbox.name,
      };
      return ok({ answers: { version: texts }, told: await trackStep(trackingCodes.retakeStep1, given) });
    },
  });
