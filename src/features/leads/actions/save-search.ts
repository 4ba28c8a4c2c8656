"use server";

import { call } from "#api/call.ts";
import { recordEvent } from "#api/record-event.ts";
import { withSession } from "#api/session/with-session.ts";
import { requestQuery } from "#domain/request-panels.ts";
import { routePath } from "#domain/route-paths.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { answerForm } from "#forms/answer-form.ts";
import { ok } from "#platform/result.ts";
import { isMissingSubject } from "../missing-subject.ts";
import { parseListSubject } from "../parse-list-subject.ts";
import { saveSearchFields } from "../save-search/save-search-fields.ts";
import { subscriptionRefusals } from "../subscription-rules.ts";

/** Handles the form that saves a search. */
export const saveSearch = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: () => saveSearchFields,
    path: (locale) => routePath("request", locale, { panel: "save-search" }),
    query: (pageQuery) => requestQuery("save-search", pageQuery),
    limit: () => ({ name: "savedItem" }),
    refusals: { ...subscriptionRefusals, conflict: "listMissing", "not-implemented": "notOffered" },
    submit: async ({ title }, { locale, place, campaign }) => {
      const list = parseListSubject(place.query);
      if (list === undefined) return isMissingSubject("conflict");
      const body = { ...list, name: title };
      const saved = await withSession(locale, (caller) =>
        call("saveSearch", { body }, { ...caller, campaign }),
      );
      if (!saved.ok) return saved;
      await recordEvent(trackingCodes.savedSearch, { locale, campaign, data: { path: list.path } });
      return ok({});
    },
  });
