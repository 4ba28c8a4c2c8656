import "server-only";
import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import type { ReservePage } from "#domain/reserve-pages.ts";
import { isSignedIn } from "#platform/session.ts";
import type { Wizard } from "#wizard/wizard.ts";
import { reservationFlow } from "./reservation-flow.ts";
import { readStoredPayment } from "./stored-payment.ts";

/** The reservation as a wizard: of the vehicle that its address names. */
export const reservationWizard: Wizard<ReservePage> = {
  name: "reserve",
  flowOf: reservationFlow,
  aboutOf: (query) => query.get("vin") ?? "",
  begin: async () => ({}),
  // One that is paid for, or over, is nothing half-done.
  asksBefore: async ({ answers }, locale) => {
    const visitor = await readVisitor();
    const payment = readStoredPayment(answers.card);
    if (!payment || !isSignedIn(visitor)) return true;
    const { token, sessionId } = visitor;
    const stored = await call(
      "reservation",
      { params: { id: payment.reservationId } },
      { locale, token, sessionId },
    );
    if (!stored.ok) return stored.error.kind !== "not-found";
    return stored.value.status === undefined || stored.value.status === "held";
  },
};
