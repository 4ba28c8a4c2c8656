import { confirmWish } from "#backend/mail/messages/confirm-wish.ts";
import { confirmLink } from "#backend/subscription/subscription-links.ts";
import type { CheckedLead, LeadCall, LeadFormOf } from "./lead-kind.ts";
import { unconfirmedDays } from "./lead-times.ts";

/** News by mail (36). */
export const checkNewsletter = async (
  { name }: LeadFormOf<"newsletter">,
  { locale, now }: LeadCall,
): Promise<CheckedLead> => ({
  isWish: true,
  mail: (reference) => ({
    about: "confirm-newsletter",
    ...confirmWish({
      kind: "newsletter",
      locale,
      name,
      reference,
      confirmLink: confirmLink(reference, now),
      days: unconfirmedDays,
    }),
  }),
});
