import { matchRoute } from "#domain/route-paths.ts";
import { cardProvider, providers } from "#payment/providers.ts";
import type { Rule } from "../outcome.ts";
import { applicationRoute } from "./page-rules.ts";

/**
 * The page that takes a card is the one that the framework renders on in the browser (docs/decisions/0026). What it uses of the card
 * provider, it uses only where that one charges; whom it is for, its loader asks.
 */
export const cardStep: Rule = {
  name: "card-step",
  decide: async (request) => {
    const { panel, page } = matchRoute(request.url.pathname)?.params ?? {};
    if (panel !== "reserve" || page !== "card") return undefined;
    const rendered = await applicationRoute.decide(request);
    if (rendered?.kind !== "serve") return rendered;
    const kept = await request.readWizard("reserve");
    const { card = {} } = kept?.answers ?? {};
    const provider = cardProvider(card);
    // What is paid elsewhere has no form of a card.
    if (card.reservationId && !provider) return rendered;
    const hosts = provider && providers[provider].hosts;
    return { ...rendered, hydrates: true, ...(hosts && { needs: { kind: "card", hosts } }) };
  },
};
