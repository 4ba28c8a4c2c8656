"use server";

import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { requestQuery } from "#domain/request-panels.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm } from "#forms/answer-form.ts";
import { isSignedIn } from "#platform/session.ts";
import { carAlertFields } from "../car-alert/car-alert-fields.ts";
import { isMissingSubject } from "../missing-subject.ts";
import { parseListSubject } from "../parse-list-subject.ts";
import { saveOrSubscribeLink } from "../save-or-subscribe-link.ts";
import { sendLead } from "../send-lead.ts";
import { subscriptionLimit, subscriptionRefusals } from "../subscription-rules.ts";

const type = leadTypes["car-alert"];

/** Handles the form of a car alert: creates a notification for a signed-in visitor, else sends lead 37. */
export const requestCarAlert = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: async () => carAlertFields(isSignedIn(await readVisitor())),
    path: (locale) => routePath("request", locale, { panel: "car-alert" }),
    query: (pageQuery) => requestQuery("car-alert", pageQuery),
    limit: ({ email }) => subscriptionLimit(email),
    refusals: { ...subscriptionRefusals, conflict: "listMissing" },
    submit: async ({ title, email }, submission) => {
      const list = parseListSubject(submission.place.query);
      if (list === undefined) return isMissingSubject("conflict");
      const { kind, dealers, filters, path: listPath } = list;
      const lead = {
        alertName: title,
        listPath,
        kind,
        dealers: dealers?.join(),
        filters: String(new URLSearchParams(filters)),
      };
      return saveOrSubscribeLink(submission, {
        type,
        email,
        save: (caller) => call("createCarAlert", { query: { type }, body: { ...list, name: title } }, caller),
        subscribe: (address) => sendLead({ type, email: address, ...lead }, submission),
      });
    },
  });
