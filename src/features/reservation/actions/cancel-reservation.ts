"use server";

import { cookies } from "next/headers";
import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { answerForm } from "#forms/answer-form.ts";
import { flashCookie } from "#platform/flash.ts";
import { ok } from "#platform/result.ts";
import { cancelFields } from "../personal/cancel-fields.ts";
import { readReservationId, reservationPlace } from "../personal/reservation-place.ts";

/** Cancels a reservation; its page shows what becomes of the deposit. Cancelled already, cancelling it again changes nothing. */
export const cancelReservation = async (form: FormData): Promise<void> => {
  const id = readReservationId(form);
  return answerForm(form, {
    fields: () => cancelFields,
    path: reservationPlace(id),
    query: () => "confirm=cancel",
    limit: () => ({ name: "cancellation" }),
    leadsTo: reservationPlace(id),
    refusals: {
      "not-found": "reservationGone",
      "not-implemented": "notOffered",
      conflict: "reservationOver",
      unauthorized: "signedOut",
    },
    submit: async ({ reason }, { locale }) => {
      const body = reason === "" ? {} : { reason };
      const cancelled = await withSession(locale, (caller) =>
        call("cancelReservation", { params: { id }, body }, caller),
      );
      if (!cancelled.ok) return cancelled;
      (await cookies()).set(flashCookie("reservation-cancelled"));
      return ok({});
    },
  });
};
