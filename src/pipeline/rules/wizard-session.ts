import { loginAddress } from "#domain/login-address.ts";
import { needsLogin } from "#domain/reserve-pages.ts";
import { matchRoute } from "#domain/route-paths.ts";
import { isWizard } from "#domain/wizard-address.ts";
import type { Rule } from "../outcome.ts";
import { withCampaign } from "./with-campaign.ts";

/**
 * A wizard uses the customer's data, so a stale token is renewed before its pages are rendered. Continuing
 * what a customer has stored, and a reservation from its fifth step on, require a login: without one,
 * redirects to it and back. A sent form is handled nonetheless: its action saves the input and redirects to
 * the login.
 */
export const wizardSession: Rule = {
  name: "wizard-session",
  decide: async ({ url, method, locale, session }) => {
    const { panel, page } = matchRoute(url.pathname)?.params ?? {};
    if (!isWizard(panel)) return undefined;
    const { kind } = await session.current();
    if (kind === "fresh" || kind === "renewed") return undefined;
    if (method === "POST") return undefined;
    const isCustomers = panel === "reserve" ? needsLogin(page) : url.searchParams.has("retake");
    if (!isCustomers) return undefined;
    const target = withCampaign(loginAddress(locale, { returnTo: url.pathname + url.search }), url);
    const redirect = { kind: "redirect", target, status: 303, cacheable: false } as const;
    return kind === "ended" ? { ...redirect, flash: "session-over" } : redirect;
  },
};
