import { addCarAlert } from "#backend/alert/add-car-alert.ts";
import { confirmWish } from "#backend/mail/messages/confirm-wish.ts";
import { confirmLink } from "#backend/subscription/subscription-links.ts";
import type { CheckedLead, LeadCall, LeadFormOf } from "./lead-kind.ts";
import { unconfirmedDays } from "./lead-times.ts";
import { readList } from "./read-list.ts";

/** A mail when vehicles join a list or become cheaper there (37). */
export const checkCarAlert = async (
  form: LeadFormOf<"car-alert">,
  { locale, now }: LeadCall,
): Promise<CheckedLead> => {
  const list = readList(form);
  const { name, alertName, listPath: path } = form;
  return {
    isWish: true,
    keep: async (tx, leadId) => {
      await addCarAlert(tx, { whose: { leadId }, locale, list, name: alertName, path, now });
    },
    mail: (reference) => {
      const said = { locale, name, alertName, reference, days: unconfirmedDays };
      const mail = confirmWish({ kind: "car-alert", ...said, confirmLink: confirmLink(reference, now) });
      return { about: "confirm-car-alert", ...mail };
    },
  };
};
