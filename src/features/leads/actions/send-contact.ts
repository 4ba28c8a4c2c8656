"use server";

import { leadTypes } from "#domain/lead-types.ts";
import { requestQuery } from "#domain/request-panels.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm } from "#forms/answer-form.ts";
import { requireReachable } from "#forms/person-fields.ts";
import { preferredAnswer } from "../answer-choice.tsx";
import { contactFields } from "../contact/contact-fields.ts";
import { sendLead } from "../send-lead.ts";
import { vinOf } from "../vin-of.ts";

/** Handles the contact form: about a vehicle (lead 33), or in general (lead 34). */
export const sendContact = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: contactFields,
    path: (locale) => routePath("request", locale, { panel: "contact" }),
    query: (pageQuery) => requestQuery("contact", pageQuery),
    checkTexts: ({ email, phone, answer }) =>
      requireReachable({ email: email.trim(), phone: phone.trim() }, preferredAnswer(answer).channel),
    limit: ({ email, phone }) => ({
      name: "lead",
      subject: [email, phone].filter((each) => each !== undefined),
    }),
    refusals: { "vehicle-taken": "vehicleTaken", phone: "phoneInvalid" },
    submit: ({ name, email, phone, message, answer }, submission) => {
      const vin = vinOf(submission.place.query);
      const question = { name, email, phone, message, ...preferredAnswer(answer) };
      return sendLead(
        vin === undefined
          ? { type: leadTypes.contact, ...question }
          : { type: leadTypes["contact-vehicle"], ...question, vin },
        submission,
      );
    },
  });
