"use server";

import { call } from "#api/call.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm } from "#forms/answer-form.ts";
import { consentVersion } from "#forms/consent-version.ts";
import { ok } from "#platform/result.ts";
import { contactFields } from "../contact/contact-fields.ts";

/** Takes the form of general contact (lead 34). */
export const sendContact = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: contactFields,
    path: (locale) => routePath("request", locale, { panel: "contact" }),
    limit: { name: "lead", subject: ({ email }) => email },
    submit: async ({ name, email, phone, message }, { locale, path, requestId }) => {
      const person = { name, email, phone, consent: true, consentVersion };
      const body = { type: leadTypes.contact, ...person, message, path, requestId };
      const answer = await call("lead", { body }, { locale });
      return answer.ok ? ok(answer.value?.id) : answer;
    },
  });
