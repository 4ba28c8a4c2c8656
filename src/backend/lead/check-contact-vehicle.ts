import { vehicleAsked } from "#backend/mail/messages/vehicle-asked.ts";
import { askedVehicle } from "./asked-vehicle.ts";
import { describeForMail } from "./describe-for-mail.ts";
import type { CheckedLead, LeadCall, LeadFormOf } from "./lead-kind.ts";
import { withdrawLink } from "./withdraw-link.ts";

/** A question about a vehicle (33). One that is reserved may be asked about: it can become free again. */
export const checkContactVehicle = async (
  { name, phone, vin, message }: LeadFormOf<"contact-vehicle">,
  { orm, locale, now }: LeadCall,
): Promise<CheckedLead> => {
  const row = await askedVehicle(orm, vin, ["bought"]);
  const said = { kind: "contact-vehicle", locale, name, phone, message } as const;
  return {
    columns: { vin, message, dealerId: row.dealer.wireId },
    mail: (reference) => ({
      about: "contact-vehicle-received",
      ...vehicleAsked({
        ...said,
        ...describeForMail(row, row.dealer, locale),
        reference,
        withdrawLink: withdrawLink(reference, now),
      }),
    }),
  };
};
