import { leadTypes } from "#domain/lead-types.ts";
import { checkCarAlert } from "./check-car-alert.ts";
import { checkContact } from "./check-contact.ts";
import { checkContactVehicle } from "./check-contact-vehicle.ts";
import { checkNewsletter } from "./check-newsletter.ts";
import { checkPriceDrop } from "./check-price-drop.ts";
import { checkTestDrive } from "./check-test-drive.ts";
import type { CheckedLead, LeadCall, LeadForm } from "./lead-kind.ts";

/** Has a lead checked by the rules of its type. Throws BackendError for what cannot be kept. */
export const checkLead = async (form: LeadForm, call: LeadCall): Promise<CheckedLead> => {
  switch (form.type) {
    case leadTypes["test-drive"]:
      return checkTestDrive(form, call);
    case leadTypes["contact-vehicle"]:
      return checkContactVehicle(form, call);
    case leadTypes.contact:
      return checkContact(form, call);
    case leadTypes.newsletter:
      return checkNewsletter(form, call);
    case leadTypes["car-alert"]:
      return checkCarAlert(form, call);
    case leadTypes["price-drop"]:
      return checkPriceDrop(form, call);
  }
};
