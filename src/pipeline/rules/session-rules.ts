import type { FlashName } from "#platform/flash.ts";
import type { Outcome, PageRequest, Rule } from "../outcome.ts";
import { usableSlug } from "./usable-slug.ts";

const withoutAction = ({ url }: PageRequest): string => {
  const rest = new URLSearchParams(url.searchParams);
  rest.delete("action");
  return rest.size > 0 ? `${url.pathname}?${rest}` : url.pathname;
};

const isSameSite = ({ headers }: PageRequest): boolean =>
  ["same-origin", "same-site"].includes(headers.get("sec-fetch-site") ?? "");

/** The visitor's previous page, or the address itself when unknown. */
const back = (request: PageRequest, flash?: FlashName): Outcome => ({
  kind: "redirect",
  target: usableSlug(request) ?? withoutAction(request),
  status: 303,
  cacheable: false,
  ...(flash && { flash }),
});

/**
 * Performs `?action=` and redirects to the visitor's previous page. For `action=logout` from another site it
 * shows a page that requests confirmation.
 */
export const action: Rule = {
  name: "action",
  decide: async (request) => {
    const name = request.url.searchParams.get("action");
    if (name === null || request.method === "POST") return undefined;
    if (name === "registration") return back(request, "registration");
    if (name !== "logout") return back(request);
    if (request.isAhead) return undefined;
    if (!isSameSite(request))
      return { kind: "serve", path: `/${request.locale}/confirmar-salida`, cacheable: false };
    const there = await request.session.end();
    const home = back(request, "logged-out");
    return there !== undefined && home.kind === "redirect" ? { ...home, target: there } : home;
  },
};
