"use server";

import { leadTypes } from "#domain/lead-types.ts";
import { requestQuery } from "#domain/request-panels.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm } from "#forms/answer-form.ts";
import { newsletterFields } from "../newsletter/newsletter-fields.ts";
import { sendLead } from "../send-lead.ts";

/** Handles the newsletter form (lead 36). */
export const subscribe = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: () => newsletterFields,
    path: (locale) => routePath("request", locale, { panel: "newsletter" }),
    query: (pageQuery) => requestQuery("newsletter", pageQuery),
    limit: ({ email }) => ({ name: "lead", subject: email }),
    submit: ({ email }, submission) =>
      sendLead({ type: leadTypes.newsletter, email, marketing: true }, submission),
  });
