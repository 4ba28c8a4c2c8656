"use server";

import { leadTypes } from "#domain/lead-types.ts";
import { requestQuery } from "#domain/request-panels.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm } from "#forms/answer-form.ts";
import { preferredAnswer } from "../answer-choice.tsx";
import { contactFields } from "../contact/contact-fields.ts";
import { sendLead } from "../send-lead.ts";
import { vinOf } from "../vin-of.ts";

/** Handles the contact form: about a vehicle (lead 33), or in general (lead 34). */
export const sendContact = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: (locale, query) => contactFields(locale, vinOf(query) !== undefined),
    path: (locale) => routePath("request", locale, { panel: "contact" }),
    query: (pageQuery) => requestQuery("contact", pageQuery),
    limit: ({ email, phone }) => ({ name: "lead", subject: phone ? [email, phone] : email }),
    refusals: { "vehicle-taken": "vehicleTaken", phone: "phoneInvalid" },
    submit: ({ name, email, phone = "", message, answer }, submission) => {
      const vin = vinOf(submission.place.query);
      const person = { name, email, message };
      return sendLead(
        vin === undefined
          ? { type: leadTypes.contact, ...person, ...(phone && { phone }) }
          : { type: leadTypes["contact-vehicle"], ...person, ...preferredAnswer(answer), phone, vin },
        submission,
      );
    },
  });
