"use server";

import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { answerForm } from "#forms/answer-form.ts";
import { fail, ok } from "#platform/result.ts";
import { handedInPlace, readTradeInId, tradeInPlace } from "../personal/personal-place.ts";

/** Submits a car's condition, which sets its final value. */
export const submitCondition = async (form: FormData): Promise<void> => {
  const id = readTradeInId(form);
  return answerForm(form, {
    fields: () => ({}),
    path: tradeInPlace(id),
    query: () => "confirm=submit",
    limit: () => ({ name: "savedItem" }),
    leadsTo: (locale) => handedInPlace(locale, id),
    refusals: {
      "invalid-field": "conditionOpen",
      conflict: "conditionOpen",
      "not-found": "tradeInGone",
      "details-submitted": "conditionSubmitted",
      "trade-in-expired": "valueExpired",
      "trade-in-promised": "valueReserved",
      unauthorized: "signedOut",
    },
    failed: "conditionFailed",
    submit: async (_, { locale }) => {
      const handedIn = await withSession(locale, async (caller) => {
        const stored = await call("tradeIn", { params: { id } }, caller);
        if (!stored.ok) return stored;
        const { phaseTwo } = stored.value;
        if (phaseTwo === undefined) return fail("conflict", "No condition was saved");
        return call(
          "saveTradeInDetails",
          { params: { id }, query: { submit: true }, body: phaseTwo },
          caller,
        );
      });
      return handedIn.ok ? ok({}) : handedIn;
    },
  });
};
