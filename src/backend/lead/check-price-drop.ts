import { addPriceDropAlert } from "#backend/alert/add-price-drop-alert.ts";
import { confirmWish } from "#backend/mail/messages/confirm-wish.ts";
import { confirmLink } from "#backend/subscription/subscription-links.ts";
import { askedVehicle } from "./asked-vehicle.ts";
import { mailedVehicle } from "./describe-for-mail.ts";
import type { CheckedLead, LeadCall, LeadFormOf } from "./lead-kind.ts";
import { unconfirmedDays } from "./lead-times.ts";

/** A mail when a vehicle costs less (38). One that is reserved may be waited for: it can become free again. */
export const checkPriceDrop = async (
  { name, vin }: LeadFormOf<"price-drop">,
  { orm, locale, now }: LeadCall,
): Promise<CheckedLead> => {
  const row = await askedVehicle(orm, vin, ["bought"]);
  const vehicle = mailedVehicle(row, locale);
  return {
    columns: { vin },
    isWish: true,
    keep: async (tx, leadId) => {
      await addPriceDropAlert(tx, { whose: { leadId }, locale, vin, now });
    },
    mail: (reference) => {
      const said = { locale, name, vehicle, reference, days: unconfirmedDays };
      const mail = confirmWish({ kind: "price-drop", ...said, confirmLink: confirmLink(reference, now) });
      return { about: "confirm-price-drop", ...mail };
    },
  };
};
