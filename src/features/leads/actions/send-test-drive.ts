"use server";

import { leadTypes } from "#domain/lead-types.ts";
import { requestQuery } from "#domain/request-panels.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm } from "#forms/answer-form.ts";
import { preferredAnswer } from "../answer-choice.tsx";
import { isMissingSubject } from "../missing-subject.ts";
import { sendLead } from "../send-lead.ts";
import { testDriveFields } from "../test-drive/test-drive-fields.ts";
import { vinOf } from "../vin-of.ts";

/** Handles the form of a test drive (lead 32). */
export const sendTestDrive = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: testDriveFields,
    check: ({ day, time }) => {
      if (day && !time) return { time: { key: "timeMissing" } };
      return time && !day ? { day: { key: "dayMissing" } } : {};
    },
    path: (locale) => routePath("request", locale, { panel: "test-drive" }),
    query: (pageQuery) => requestQuery("test-drive", pageQuery),
    limit: ({ email, phone }) => ({ name: "lead", subject: phone ? [email, phone] : email }),
    fieldsOf: { preferredDate: "day", preferredTime: "time", dateTime: "slot", hour: "slot" },
    refusals: {
      "vehicle-taken": "vehicleTaken",
      "slot-taken": "slotTaken",
      "appointment-limit": "appointmentLimit",
      phone: "phoneInvalid",
      slot: "slotTaken",
      day: "dayOver",
      time: "closedThen",
    },
    submit: async ({ name, email, phone = "", message, slot, day, time, answer }, submission) => {
      const vin = vinOf(submission.place.query);
      if (vin === undefined) return isMissingSubject("vehicle-taken");
      const preferred = day && time ? { preferredDate: day, preferredTime: time } : {};
      const lead = {
        type: leadTypes["test-drive"],
        name,
        email,
        phone,
        vin,
        ...(slot ? { slot } : preferred),
        ...preferredAnswer(answer),
      };
      return sendLead({ ...lead, ...(message && { message }) }, submission);
    },
  });
