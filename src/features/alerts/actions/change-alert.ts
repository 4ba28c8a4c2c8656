"use server";

import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { personalQuery } from "#domain/personal-query.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm } from "#forms/answer-form.ts";
import { fail, ok } from "#platform/result.ts";
import { alertFields, limitNames } from "../alert-form/alert-fields.ts";

/** Takes the form that changes an alert: its name and its limits; everything else that it looks for stays. */
export const changeAlert = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: () => alertFields,
    path: (locale) => routePath("savedSearches", locale),
    query: personalQuery,
    limit: () => ({ name: "kept" }),
    refusals: {
      unauthorized: "signedOut",
      "not-found": "alertGone",
      conflict: "alertTwice",
    },
    submit: ({ name, ...limits }, { locale, place }) =>
      withSession(locale, async (caller) => {
        const id = new URLSearchParams(place.query).get("alert") ?? "";
        const found = await call("carAlerts", { query: { id } }, caller);
        if (!found.ok) return found;
        const [alert] = found.value;
        if (!alert) return fail("not-found", "No such alert");
        const { filters } = alert;
        const kept = Object.entries(filters).filter(([key]) => !limitNames.some((limit) => limit === key));
        const set = Object.entries(limits).flatMap(([key, value]) =>
          value === undefined ? [] : [[key, String(value)]],
        );
        const body = { name, filters: Object.fromEntries([...kept, ...set]) };
        const changed = await call("changeCarAlert", { query: { id }, body }, caller);
        return changed.ok ? ok({}) : changed;
      }),
  });
