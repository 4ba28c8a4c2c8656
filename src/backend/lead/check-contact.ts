import { contactReceived } from "#backend/mail/messages/contact-received.ts";
import { askedDealer } from "./asked-dealer.ts";
import type { CheckedLead, LeadCall, LeadFormOf } from "./lead-kind.ts";
import { withdrawLink } from "./withdraw-link.ts";

/** General contact (34). */
export const checkContact = async (
  { name, phone, subject, message, dealerId }: LeadFormOf<"contact">,
  { orm, locale, now }: LeadCall,
): Promise<CheckedLead> => {
  if (dealerId !== undefined) await askedDealer(orm, dealerId);
  return {
    columns: { subject, message, dealerId },
    mail: (reference) => ({
      about: "contact-received",
      ...contactReceived({
        locale,
        name,
        subject,
        message,
        phone,
        reference,
        withdrawLink: withdrawLink(reference, now),
      }),
    }),
  };
};
