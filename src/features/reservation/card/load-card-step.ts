import "server-only";
import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import type { HoldEnd } from "#domain/hold-end-reasons.ts";
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

/** What the wizard stores: the payment that its summary has prepared, and for which vehicle. */
type Prepared = { readonly paymentId: string; readonly vin: string };

/**
 * Whether a payment may be requested: `held` while the vehicle is held and this payment is the awaited one, `paid` once it
 * is the customer's, else why not. What the service does not return is taken as it was when it prepared the payment. Pure.
 */
export const holdState = (
  stored: Stored,
  { paymentId, vin }: Prepared,
  now: Date,
): "held" | "paid" | HoldEnd => {
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
      if (holdUntil !== undefined && new Date(holdUntil) <= now) return "expired";
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

type PageInput = { readonly locale: Locale; readonly query: string };

/** The summary, which shows why there is nothing to pay. */
const summary = ({ locale, query }: PageInput, ended: HoldEnd): CardStepData => {
  const address = wizardAddress("reserve", locale, "summary", query);
  return { kind: "elsewhere", leadsTo: `${address}${address.includes("?") ? "&" : "?"}ended=${ended}` };
};

/**
 * The reservation that is to be paid, as the service knows it now, for the signed-in customer: the cookie names which, and
 * is believed in nothing else.
 */
export const loadCardStep = async (input: PageInput): Promise<CardStepData> => {
  const { locale, query } = input;
  const own = wizardAddress("reserve", locale, "card", query);
  const login: CardStepData = { kind: "elsewhere", leadsTo: loginAddress(locale, { returnTo: own }) };
  const [visitor, wizard] = await Promise.all([readVisitor(), readWizard("reserve", locale)]);
  if (!isSignedIn(visitor)) return login;
  const payment = readStoredPayment(wizard?.answers.card);
  const vin = new URLSearchParams(query).get("vin");
  if (!payment || !vin || wizard?.about !== vin) return summary(input, "unknown");
  const { reservationId: id, paymentId } = payment;
  const { token, sessionId } = visitor;
  const answer = await call("reservation", { params: { id } }, { locale, token, sessionId });
  if (!answer.ok) {
    if (answer.error.kind === "unauthorized") return login;
    return answer.error.kind === "not-found" ? summary(input, "unknown") : { kind: "away" };
  }
  const stored = answer.value;
  const state = holdState(stored, { paymentId, vin }, new Date());
  if (state === "held") return { kind: "held", payment, stored };
  return state === "paid"
    ? { kind: "paid", leadsTo: routePath("reservation", locale, { id }) }
    : summary(input, state);
};
