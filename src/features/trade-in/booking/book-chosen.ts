import "server-only";
import { cookies } from "next/headers";
import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { type OwningCaller, withOwner } from "#api/session/with-owner.ts";
import { withSession } from "#api/session/with-session.ts";
import { routePath } from "#domain/route-paths.ts";
import type { Submission } from "#forms/answer-form.ts";
import { formStateAddress } from "#forms/form-state.ts";
import { storeForm } from "#forms/stored-form.ts";
import { marketOf } from "#market/markets.ts";
import { flashCookie } from "#platform/flash.ts";
import { ok } from "#platform/result.ts";
import type { WizardState } from "#wizard/wizard-state.ts";
import { carName, describedCar } from "../described-car.ts";
import { readStoredValue } from "../stored-value.ts";
import { waitingReservation } from "../trade-in-wizard.ts";
import { unknownOptionError } from "../unknown-option-error.ts";
import { findSlot } from "./find-slot.ts";
import { putSlot } from "./put-slot.ts";

/** How a refused booking is worded, wherever its slot was chosen. */
export const bookingRules = {
  refusals: {
    "trade-in-expired": "valueExpired",
    "not-found": "tradeInGone",
    conflict: "appointmentFixed",
    "appointment-limit": "appointmentLimit",
    unauthorized: "signedOut",
    slot: "slotTaken",
  },
  failed: "bookingFailed",
  fieldsOf: { dateTime: "slot", hour: "slot" },
} as const;

type Given = Submission & { readonly state: WizardState };

/** Books or moves the appointment to a slot, and leads to what shows it. @param moment beginning of the slot */
export const bookChosen = async (moment: string, { locale, place: { query }, state }: Given) => {
  const { dealer, valuation, person } = state.answers;
  const retakeId = readStoredValue(valuation)?.tradeInId;
  const dealerId = dealer?.dealerId;
  if (!retakeId || !dealerId) return unknownOptionError("slot");
  const schedule = await call("dealerSchedule", { params: { dealerId } }, await readCaller(locale));
  if (!schedule.ok) return schedule;
  const slot = findSlot(schedule.value, moment);
  if (!slot) return unknownOptionError("slot");
  const put = async (caller: OwningCaller) => {
    const done = await putSlot(retakeId, slot, caller);
    return done.ok ? ok({ ...done.value, isCustomers: "token" in caller }) : done;
  };
  // A customer's trade-in requires their session: without it the login comes first.
  const booked = valuation?.customer
    ? await withSession(locale, put)
    : await withOwner(locale, put, { orAsNobody: false });
  // Reported at the hour, so that its page suggests the nearest ones.
  if (!booked.ok && booked.error.code === "slot-taken") return unknownOptionError("slot");
  if (!booked.ok) return booked;
  const { minutes = "", sequence = "", confirmBefore, manageUrl = "" } = booked.value;
  const done = booked.value.isMoved ? "trade-in-moved" : "trade-in-booked";
  (await cookies()).set(flashCookie(confirmBefore ? "trade-in-held" : done));
  const waiting = waitingReservation(locale, new URLSearchParams(query), retakeId);
  if (waiting) return ok({ end: waiting });
  if (booked.value.isCustomers) return ok({ end: routePath("tradeIn", locale, { id: retakeId }) });
  const place = { path: routePath("appointment", locale), query: "" };
  const appointment = { ...slot, dealerId, minutes: String(minutes), sequence: String(sequence) };
  const value = readStoredValue(valuation);
  const car = describedCar(state.answers);
  const texts = {
    ...appointment,
    ...(confirmBefore && { confirmBefore, email: person?.email ?? "" }),
    ...(car && { car: carName(car) }),
    ...(value && { value: String(value.valuation), confidence: value.confidence ?? "" }),
    plate: marketOf(locale).plate.normalise(state.answers.plate?.plate ?? "") ?? "",
    manageUrl,
  };
  await storeForm(place, { texts, reference: retakeId });
  return ok({ end: formStateAddress(place, "done") });
};
