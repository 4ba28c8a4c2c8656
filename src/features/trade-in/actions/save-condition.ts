"use server";

import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm } from "#forms/answer-form.ts";
import { ok } from "#platform/result.ts";
import { conditionFields, tickedMarks } from "../condition/condition-fields.ts";
import { readTradeInId } from "../personal/personal-place.ts";

/** Keeps what a customer tells of a car's condition, as a draft, with the pictures that it has already. */
export const saveCondition = async (form: FormData): Promise<void> => {
  const id = readTradeInId(form);
  return answerForm(form, {
    fields: () => conditionFields,
    path: (locale) => routePath("tradeInCondition", locale, { id }),
    limit: () => ({ name: "kept" }),
    leadsTo: (locale) => routePath("tradeInPictures", locale, { id }),
    refusals: {
      kms: "kmsUnder",
      "not-found": "tradeInGone",
      "details-submitted": "conditionSubmitted",
      unauthorized: "signedOut",
    },
    submit: async (values, { locale }) => {
      const { kms, interior, exterior, imported, engine, drive, general } = values;
      const status = { enginePerformance: engine, drivePerformance: drive, generalStatus: general };
      const saved = await withSession(locale, async (caller) => {
        const stored = await call("tradeIn", { params: { id } }, caller);
        if (!stored.ok) return stored;
        const { files = [] } = stored.value.phaseTwo ?? {};
        const body = { kms, interior, exterior, imported, status, files, marks: [...tickedMarks(values)] };
        return call("saveTradeInDetails", { params: { id }, query: { submit: false }, body }, caller);
      });
      return saved.ok ? ok({}) : saved;
    },
  });
};
