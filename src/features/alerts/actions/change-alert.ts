"use server";

import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { personalQuery } from "#domain/personal-query.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm } from "#forms/answer-form.ts";
import { fail, ok } from "#platform/result.ts";
import { alertFields } from "../alert-form/alert-fields.ts";
import { changeLimits } from "../alert-form/change-limits.ts";

/** Handles the form that changes an alert: its name and its limits; its other filters stay. */
export const changeAlert = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: () => alertFields,
    path: (locale) => routePath("savedSearches", locale),
    query: personalQuery,
    limit: () => ({ name: "savedItem" }),
    refusals: {
      unauthorized: "signedOut",
      "not-found": "alertGone",
      conflict: "alertTwice",
      priceTo: "limitCrossed",
      kmsTo: "limitCrossed",
      yearFrom: "limitCrossed",
    },
    submit: ({ name, ...limits }, { locale, place }) =>
      withSession(locale, async (caller) => {
        const id = new URLSearchParams(place.query).get("alert") ?? "";
        const found = await call("carAlerts", { query: { id } }, caller);
        if (!found.ok) return found;
        const [alert] = found.value;
        if (!alert) return fail("not-found", "No such alert");
        const { crossed, filters } = changeLimits(alert.filters, limits);
        if (crossed) return fail("invalid", "The limit crosses another", { field: crossed });
        const body = { name, filters };
        const changed = await call("changeCarAlert", { query: { id }, body }, caller);
        return changed.ok ? ok({}) : changed;
      }),
  });
