import "server-only";
import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import type { HoldEnd } from "#domain/hold-ends.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import type { Locale } from "#platform/locale.ts";
import { isSignedIn } from "#platform/session.ts";
import { readWizard } from "#wizard/wizard-state.ts";
import type { OwnReservation } from "../load-reserved.ts";
import { readStoredPayment, type StoredPayment } from "../stored-payment.ts";

type Stored = Pick<OwnReservation, "status" | "holdUntil" | "endedBy"> & {
  readonly payment: Pick<OwnReservation["payment"], "paymentId" | "status">;
  readonly vehicle: Pick<NonNullable<OwnReservation["vehicle"]>, "vin"> | undefined;
};

/** What the wizard keeps: the payment that its summary has prepared, and for which vehicle. */
type Kept = { readonly paymentId: string; readonly vin: string };

/**
 * Whether a payment may be asked for: `held` while the vehicle is kept and this payment is the one that is waited for, `paid` once it
 * is the customer's, else why not. What the service does not say is taken as it was when it prepared the payment. Pure.
 */
export const holdState = (stored: Stored, { paymentId, vin }: Kept, now: Date): "held" | "paid" | HoldEnd => {
  if (stored.vehicle && stored.vehicle.vin !== vin) return "unknown";
  const { payment, holdUntil } = stored;
  const isUnsettled =
    payment.status === undefined || payment.status === "pending" || payment.status === "unknown";
  const isAwaited = (payment.paymentId ?? paymentId) === paymentId && isUnsettled;
  switch (stored.status) {
    case undefined:
      if (payment.status === "paid") return "paid";
      return isAwaited ? "held" : "unknown";
    case "confirmed":
    case "completed":
      return "paid";
    case "expired":
      return stored.endedBy ? "declined" : "expired";
    case "cancelled":
      return stored.status;
    case "held":
      if (holdUntil === undefined || new Date(holdUntil) <= now) return "expired";
      return isAwaited ? "held" : "unknown";
  }
};

/** What the page of the card step is about. */
export type CardStepData =
  | { readonly kind: "held"; readonly payment: StoredPayment; readonly stored: OwnReservation }
  | { readonly kind: "paid"; readonly leadsTo: string }
  | { readonly kind: "elsewhere"; readonly leadsTo: string }
  /** The service does not say. */
  | { readonly kind: "away" };

type Asked = { readonly locale: Locale; readonly query: string };

/** The summary, which says why there is nothing to pay. */
const summary = ({ locale, query }: Asked, ended: HoldEnd): CardStepData => {
  const address = wizardAddress("reserve", locale, "summary", query);
  return { kind: "elsewhere", leadsTo: `${address}${address.includes("?") ? "&" : "?"}ended=${ended}` };
};

/**
 * The reservation that is to be paid, as the service knows it now, for whoever is signed in: what the cookie keeps says which, and
 * is believed in nothing else.
 */
export const loadCardStep = async (asked: Asked): Promise<CardStepData> => {
  const { locale, query } = asked;
  const own = wizardAddress("reserve", locale, "card", query);
  const login: CardStepData = { kind: "elsewhere", leadsTo: loginAddress(locale, { returnTo: own }) };
  const [visitor, kept] = await Promise.all([readVisitor(), readWizard("reserve", locale)]);
  if (!isSignedIn(visitor)) return login;
  const payment = readStoredPayment(kept?.answers.card);
  const vin = new URLSearchParams(query).get("vin");
  if (!payment || !vin || kept?.about !== vin) return summary(asked, "unknown");
  const { reservationId: id, paymentId } = payment;
  const { token, sessionId } = visitor;
  const answer = await call("reservation", { params: { id } }, { locale, token, sessionId });
  if (!answer.ok) {
    if (answer.error.kind === "unauthorized") return login;
    return answer.error.kind === "not-found" ? summary(asked, "unknown") : { kind: "away" };
  }
  const stored = answer.value;
  const state = holdState(stored, { paymentId, vin }, new Date());
  if (state === "held") return { kind: "held", payment, stored };
  return state === "paid"
    ? { kind: "paid", leadsTo: routePath("reservation", locale, { id }) }
    : summary(asked, state);
};
