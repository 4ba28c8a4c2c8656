import { isAllowedPath, isSitePath } from "#domain/page-path.ts";
import type { Outcome, PageRequest, Rule } from "../outcome.ts";

const withoutAction = ({ url }: PageRequest): string => {
  const rest = new URLSearchParams(url.searchParams);
  rest.delete("action");
  return rest.size > 0 ? `${url.pathname}?${rest}` : url.pathname;
};

/** Where the visitor was, or the address itself when the cookie holds nothing usable. */
const returnPath = (request: PageRequest): string => {
  const slug = request.sessionSlug;
  const usable = isSitePath(slug) && isAllowedPath(slug) && slug.endsWith("/");
  return usable && slug !== request.url.pathname ? slug : withoutAction(request);
};

const isSameSite = ({ headers }: PageRequest): boolean =>
  ["same-origin", "same-site"].includes(headers.get("sec-fetch-site") ?? "");

const back = (request: PageRequest, extra: { logOut?: boolean; flash?: string } = {}): Outcome => ({
  kind: "redirect",
  target: returnPath(request),
  status: 303,
  cacheable: false,
  ...extra,
});

/**
 * `?action=`: carried out and taken out of the address by going back to where the visitor was. A foreign site that
 * links to `action=logout` gets a page that asks first (product decision 17).
 */
export const action: Rule = {
  name: "action",
  decide: (request) => {
    const name = request.url.searchParams.get("action");
    if (name === null || request.method === "POST") return undefined;
    if (name === "registration") return back(request, { flash: "registration" });
    if (name !== "logout") return back(request);
    return isSameSite(request)
      ? back(request, { logOut: true, flash: "logged-out" })
      : { kind: "serve", path: `/${request.locale}/confirmar-salida`, cacheable: false };
  },
};
