import { homePath, isPersonalPath } from "#domain/routes.ts";
import type { Rule } from "../outcome.ts";

/** The personal area needs a token; every loader there checks it again. */
export const personalArea: Rule = {
  name: "personal-area",
  decide: async ({ url, locale, hasToken }) =>
    isPersonalPath(url.pathname) && !(await hasToken())
      ? { kind: "redirect", target: homePath(locale), status: 307, cacheable: false }
      : undefined,
};
