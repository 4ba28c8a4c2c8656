import { loginAddress } from "#domain/login-address.ts";
import { homePath, isPersonalPath } from "#domain/routes.ts";
import type { Rule } from "../outcome.ts";
import { withCampaign } from "./with-campaign.ts";

/**
 * The personal area needs a token: without one it leads home, as specified; with one that could not be renewed to the login, and
 * from there back. Every loader there brings the token to the service, which decides.
 */
export const personalArea: Rule = {
  name: "personal-area",
  decide: async ({ url, locale, session }) => {
    if (!isPersonalPath(url.pathname)) return undefined;
    const { kind } = await session.current();
    if (kind === "anonymous" || kind === "emptied")
      return {
        kind: "redirect",
        target: withCampaign(homePath(locale), url),
        status: 307,
        cacheable: false,
      };
    if (kind !== "ended") return undefined;
    const target = withCampaign(loginAddress(locale, { returnTo: url.pathname + url.search }), url);
    return { kind: "redirect", target, status: 303, cacheable: false, flash: "session-over" };
  },
};
