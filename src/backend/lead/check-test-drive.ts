import { vehicleAsked } from "#backend/mail/messages/vehicle-asked.ts";
import { askedDealer } from "./asked-dealer.ts";
import { askedVehicle } from "./asked-vehicle.ts";
import { checkPreferredTime } from "./check-preferred-time.ts";
import { describeForMail } from "./describe-for-mail.ts";
import type { CheckedLead, LeadCall, LeadFormOf } from "./lead-kind.ts";
import { withdrawLink } from "./withdraw-link.ts";

/** A test drive (32) of a vehicle that nobody has reserved, at its dealer unless another one is chosen. */
export const checkTestDrive = async (
  form: LeadFormOf<"test-drive">,
  { orm, locale, now }: LeadCall,
): Promise<CheckedLead> => {
  const { name, phone, vin, message, dealerId } = form;
  const row = await askedVehicle(orm, vin, ["reserved", "bought"]);
  const dealer = dealerId === undefined ? row.dealer : await askedDealer(orm, dealerId);
  const wished = checkPreferredTime(form, dealer, now);
  const said = { kind: "test-drive", locale, name, phone, message, wished } as const;
  return {
    columns: {
      vin,
      message,
      dealerId: dealer.wireId,
      preferredDate: wished?.date,
      preferredTime: wished?.time,
    },
    mail: (reference) => ({
      about: "test-drive-received",
      ...vehicleAsked({
        ...said,
        ...describeForMail(row, dealer, locale),
        reference,
        withdrawLink: withdrawLink(reference, now),
      }),
    }),
  };
};
