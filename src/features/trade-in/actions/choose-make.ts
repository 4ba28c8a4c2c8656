"use server";

import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { makeFields } from "../fields/car-fields.ts";
import { isFutureMonth } from "../registration-month.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";
import { unknownOptionError } from "../unknown-option-error.ts";

/** Handles first registration and make of a manually described car. */
export const chooseMake = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "make", {
    fields: () => makeFields(new Date().getFullYear()),
    check: ({ year, month }) =>
      isFutureMonth({ year, month }, new Date()) ? { month: { key: "monthToCome" } } : {},
    refusals: { brandId: "brandMissing" },
    submit: async ({ brandId, year, month }, { locale }) => {
      const known = await call("brands", {}, await readCaller(locale));
      if (!known.ok) return known;
      const brand = known.value.find(({ id }) => id === brandId);
      if (!brand) return unknownOptionError("brandId");
      const make = { brandId, year: String(year), month: String(month), brand: brand.name };
      return ok({ answers: { make } });
    },
  });
