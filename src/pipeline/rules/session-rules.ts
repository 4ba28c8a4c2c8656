import { isAllowedPath, isSitePath } from "#domain/page-path.ts";
import { homePath, isPersonalPath } from "#domain/routes.ts";
import type { Outcome, Rule, Visit } from "../outcome.ts";

const withoutAction = ({ url }: Visit): string => {
  const rest = new URLSearchParams(url.searchParams);
  rest.delete("action");
  return rest.size > 0 ? `${url.pathname}?${rest}` : url.pathname;
};

/** Where the visitor was, or the address itself when the cookie holds nothing usable. */
const returnPath = (visit: Visit): string => {
  const slug = visit.sessionSlug;
  const usable = isSitePath(slug) && isAllowedPath(slug) && slug.endsWith("/");
  return usable && slug !== visit.url.pathname ? slug : withoutAction(visit);
};

const isSameSite = ({ headers }: Visit): boolean =>
  ["same-origin", "same-site"].includes(headers.get("sec-fetch-site") ?? "");

const back = (visit: Visit, extra: { logOut?: boolean; flash?: string } = {}): Outcome => ({
  kind: "redirect",
  target: returnPath(visit),
  status: 303,
  keep: false,
  ...extra,
});

/**
 * `?action=`: carried out and taken out of the address by going back to where the visitor was. A foreign site that
 * links to `action=logout` gets a page that asks first (product decision 17).
 */
export const action: Rule = {
  name: "action",
  decide: (visit) => {
    const name = visit.url.searchParams.get("action");
    if (name === null || visit.method === "POST") return undefined;
    if (name === "registration") return back(visit, { flash: "registration" });
    if (name !== "logout") return back(visit);
    return isSameSite(visit)
      ? back(visit, { logOut: true, flash: "logged-out" })
      : { kind: "serve", path: `/${visit.locale}/confirmar-salida`, keep: false };
  },
};

/** The personal area needs a token; every loader there checks it again. */
export const personalArea: Rule = {
  name: "personal-area",
  decide: async ({ url, locale, hasToken }) =>
    isPersonalPath(url.pathname) && !(await hasToken())
      ? { kind: "redirect", target: homePath(locale), status: 307, keep: false }
      : undefined,
};
