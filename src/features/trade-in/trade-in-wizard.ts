import type { Locale } from "#platform/locale.ts";
import "server-only";
import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import type { TradeInPage } from "#domain/trade-in-pages.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { isSignedIn } from "#platform/session.ts";
import type { Wizard } from "#wizard/wizard.ts";
import { storedAnswers } from "./stored-answers.ts";
import { tradeInFlow } from "./trade-in-flow.ts";

/** Where the reservation that waits for a trade-in goes on, with that one chosen; undefined where none waits. */
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

/** Whether a reservation waits for this trade-in (the specified open-reserve-after-trade-in flag): the address carries it along. */
export const isForReservation = (query: URLSearchParams): boolean => query.has("reserve");

/** The trade-in as a wizard: in its own name, or going on with one that the customer has. */
export const tradeInWizard: Wizard<TradeInPage> = {
  name: "trade-in",
  flowOf: (locale, query) =>
    tradeInFlow(locale, { isExchange: isForReservation(query), year: new Date().getFullYear() }),
  aboutOf: (query) => query.get("retake") ?? "",
  begin: async (locale, id) => {
    const visitor = await readVisitor();
    if (!isSignedIn(visitor)) return undefined;
    const { token, sessionId } = visitor;
    const stored = await call("tradeIn", { params: { id } }, { locale, token, sessionId });
    return stored.ok ? storedAnswers(stored.value, visitor) : undefined;
  },
};
