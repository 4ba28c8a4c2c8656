"use server";

import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { answerForm } from "#forms/answer-form.ts";
import { ok } from "#platform/result.ts";
import { storeCancelledFile } from "../booking/cancelled-file.ts";
import { readTradeInId, tradeInPlace } from "../personal/personal-place.ts";

/** Cancels the appointment of a trade-in. Idempotent. */
export const cancelBooking = async (form: FormData): Promise<void> => {
  const id = readTradeInId(form);
  return answerForm(form, {
    fields: () => ({}),
    path: tradeInPlace(id),
    query: () => "confirm=cancel",
    limit: () => ({ name: "booking" }),
    leadsTo: (locale) => `${tradeInPlace(id)(locale)}?enviado=1`,
    refusals: { "not-found": "tradeInGone", conflict: "appointmentFixed", unauthorized: "signedOut" },
    submit: async (_, { locale }) => {
      const cancelled = await withSession(locale, async (caller) => {
        const stored = await call("tradeIn", { params: { id } }, caller);
        if (!stored.ok) return stored;
        const { phaseTwoBooking: slot } = stored.value;
        if (!slot) return ok(undefined);
        const body = { dateTime: slot.dateTime, hour: slot.hour };
        const given = await call("cancelSlot", { params: { retakeId: id }, body }, caller);
        if (given.ok) await storeCancelledFile(stored.value, locale);
        return given;
      });
      return cancelled.ok ? ok({}) : cancelled;
    },
  });
};
