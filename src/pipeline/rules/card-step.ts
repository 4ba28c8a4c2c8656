import { matchRoute } from "#domain/route-paths.ts";
import { cardProvider, providers } from "#payment/providers.ts";
import type { Rule } from "../outcome.ts";
import { applicationRoute } from "./page-rules.ts";

/**
 * The page that takes a card is the only one that the framework hydrates (docs/decisions/0026). It loads the
 * card provider's resources only where that provider charges; its loader determines the customer.
 */
export const cardStep: Rule = {
  name: "card-step",
  decide: async (request) => {
    const { panel, page } = matchRoute(request.url.pathname)?.params ?? {};
    if (panel !== "reserve" || page !== "card") return undefined;
    const rendered = await applicationRoute.decide(request);
    if (rendered?.kind !== "serve") return rendered;
    const state = await request.readWizard("reserve");
    const { card = {} } = state?.answers ?? {};
    const provider = cardProvider(card);
    // What is paid elsewhere has no form of a card.
    if (card.reservationId && !provider) return rendered;
    const hosts = provider && providers[provider].hosts;
    return { ...rendered, hydrates: true, ...(hosts && { needs: { kind: "card", hosts } }) };
  },
};
