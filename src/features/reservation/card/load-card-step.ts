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
import { type KeptPayment, readKeptPayment } from "../kept-payment.ts";
import type { OwnReservation } from "../load-reserved.ts";
import { holdState } from "./hold-state.ts";

/** What the page of the card step is about. */
export type CardStepData =
  | { readonly kind: "held"; readonly payment: KeptPayment; readonly stored: OwnReservation }
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
  const payment = readKeptPayment(kept?.answers.card);
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
