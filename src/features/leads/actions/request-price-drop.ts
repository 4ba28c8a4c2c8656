"use server";

import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { requestQuery } from "#domain/request-panels.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm } from "#forms/answer-form.ts";
import { isSignedIn } from "#platform/session.ts";
import { isMissingSubject } from "../missing-subject.ts";
import { saveOrSubscribeLink } from "../save-or-subscribe-link.ts";
import { sendLead } from "../send-lead.ts";
import { subscriberFields } from "../subscriber-fields.ts";
import { subscriptionLimit, subscriptionRefusals } from "../subscription-rules.ts";
import { vinOf } from "../vin-of.ts";

const type = leadTypes["price-drop"];

/** Handles the form of a price alert: creates a notification for a signed-in visitor, else sends lead 38. */
export const requestPriceDrop = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: async () => subscriberFields(isSignedIn(await readVisitor())),
    path: (locale) => routePath("request", locale, { panel: "price-drop" }),
    query: (pageQuery) => requestQuery("price-drop", pageQuery),
    limit: ({ email }) => subscriptionLimit(email),
    refusals: subscriptionRefusals,
    submit: async ({ email }, submission) => {
      const vin = vinOf(submission.place.query);
      if (vin === undefined) return isMissingSubject("vehicle-taken");
      return saveOrSubscribeLink(submission, {
        type,
        email,
        save: (caller) => call("createPriceDropAlert", { params: { vin }, query: { type } }, caller),
        subscribe: (address) => sendLead({ type, email: address, vin }, submission),
      });
    },
  });
