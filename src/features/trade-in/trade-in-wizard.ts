import "server-only";
import { redirect } from "next/navigation";
import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import { routePath } from "#domain/route-paths.ts";
import type { TradeInPage } from "#domain/trade-in-pages.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import type { Locale } from "#platform/locale.ts";
import { isSignedIn } from "#platform/session.ts";
import type { Wizard } from "#wizard/wizard.ts";
import { readKeptValue } from "./kept-value.ts";
import { storedAnswers } from "./stored-answers.ts";
import { tradeInFlow } from "./trade-in-flow.ts";

/**
 * Address to continue the reservation that waits for a trade-in, with that one selected; undefined without a
 * reservation.
 */
export const waitingReservation = (
  locale: Locale,
  query: URLSearchParams,
  tradeInId: string,
): string | undefined => {
  const vin = query.get("reserve");
  return vin === null
    ? undefined
    : wizardAddress("reserve", locale, "payment", String(new URLSearchParams({ vin, retake: tradeInId })));
};

/**
 * Whether a reservation waits for this trade-in (the specified open-reserve-after-trade-in flag): a query
 * parameter.
 */
export const isForReservation = (query: URLSearchParams): boolean => query.has("reserve");

/** Whether the visitor has stated that they do not know the plate. */
export const isPlateless = (query: URLSearchParams): boolean => query.has("noPlate");

/** The trade-in as a wizard: a new one, or one that the customer continues. */
export const tradeInWizard: Wizard<TradeInPage> = {
  name: "trade-in",
  flowOf: (locale, query) =>
    tradeInFlow(locale, {
      isExchange: isForReservation(query),
      year: new Date().getFullYear(),
      noPlate: isPlateless(query),
    }),
  aboutOf: (query) => query.get("retake") ?? "",
  // Pages with a value show the stored one, unless the car was valued again since.
  standsFor: ({ answers, refused }, page) => {
    if (page !== undefined && page !== "valuation" && page !== "booking") return true;
    const isTaken = refused === undefined || refused.page === page;
    return isTaken && readKeptValue(answers.valuation) !== undefined;
  },
  begin: async (locale, id) => {
    const visitor = await readVisitor();
    if (!isSignedIn(visitor)) return undefined;
    const { token, sessionId } = visitor;
    const stored = await call("tradeIn", { params: { id } }, { locale, token, sessionId });
    if (stored.ok) return storedAnswers(stored.value, visitor);
    if (stored.error.kind === "not-found") return undefined;
    // Its own page shows that it cannot be loaded, and nothing suggests that it is lost.
    redirect(routePath("tradeIn", locale, { id }));
  },
};
