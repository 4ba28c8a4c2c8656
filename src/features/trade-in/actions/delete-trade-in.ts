"use server";

import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm } from "#forms/answer-form.ts";
import { ok } from "#platform/result.ts";
import { readTradeInId, tradeInPlace } from "../personal/personal-place.ts";

/** Deletes a trade-in with its appointment. */
export const deleteTradeIn = async (form: FormData): Promise<void> => {
  const id = readTradeInId(form);
  return answerForm(form, {
    fields: () => ({}),
    path: tradeInPlace(id),
    query: () => "confirm=delete",
    limit: () => ({ name: "booking" }),
    leadsTo: (locale) => `${routePath("tradeIns", locale)}?enviado=1`,
    refusals: { "not-found": "tradeInGone", conflict: "tradeInReserved", unauthorized: "signedOut" },
    submit: async (_, { locale }) => {
      const deleted = await withSession(locale, (caller) =>
        call("deleteTradeIn", { params: { id } }, caller),
      );
      return deleted.ok ? ok({}) : deleted;
    },
  });
};
