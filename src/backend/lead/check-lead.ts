import { eq } from "drizzle-orm";
import { addCarAlert } from "#backend/alert/add-car-alert.ts";
import { addPriceDropAlert } from "#backend/alert/add-price-drop-alert.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import { confirmSubscription } from "#backend/mail/messages/confirm-subscription.ts";
import { contactReceived } from "#backend/mail/messages/contact-received.ts";
import { vehicleRequestReceived } from "#backend/mail/messages/vehicle-request-received.ts";
import type { SavedList } from "#backend/saved-list/normalise-list.ts";
import { answersTo } from "#backend/staff-mail/staff-recipient.ts";
import type { Orm } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { confirmLink } from "#backend/subscription/subscription-links.ts";
import { slotTaken, validateSlot } from "#backend/trade-in/appointment/set-appointment.ts";
import { readVehicle, type VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { savedList } from "#contract/search-filters.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { localClock } from "#domain/local-clock.ts";
import type { VehicleStatus } from "#domain/vehicle-types.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { carRequestAddress, driveOf, type Lead, subjectOf } from "./appointment/lead-subject.ts";
import { storeFirstAppointment } from "./appointment/linked-lead.ts";
import { checkPreferredTime } from "./check-preferred-time.ts";
import { describeForMail, mailedVehicle } from "./describe-for-mail.ts";
import type { CheckedLead, LeadCall, LeadForm, LeadFormOf } from "./lead-kind.ts";
import { leadTimes } from "./lead-times.ts";
import { requestedDealer } from "./requested-dealer.ts";
import { withdrawLink } from "./withdraw-link.ts";

/** The list of a car alert, as its form sends it: a query string, and codes separated by commas. */
const readList = ({ kind, dealers, filters }: LeadFormOf<"car-alert">): SavedList => {
  const codes = dealers?.split(",").filter((code) => code !== "");
  const read = savedList.safeParse({
    kind,
    dealers: codes?.length === 0 ? undefined : codes,
    filters: Object.fromEntries(new URLSearchParams(filters ?? "")),
  });
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path[0] === "dealers" ? "dealers" : "filters";
  throw new InvalidFieldError(field, "No list of vehicles");
};

/** A mail when vehicles join a list or become cheaper there (37). */
const checkCarAlert = async (
  form: LeadFormOf<"car-alert">,
  { locale, now, shop }: LeadCall,
): Promise<CheckedLead> => {
  const list = readList(form);
  const { unconfirmedDays: days } = leadTimes(shop);
  const { name, alertName, listPath: path } = form;
  return {
    isSubscription: true,
    store: async (tx, { id: leadId }) => {
      await addCarAlert(tx, { whose: { leadId }, locale, list, name: alertName, path, now });
    },
    mail: (reference) => {
      const content = { locale, shop: shop.name, name, alertName, reference, days };
      const mail = confirmSubscription({
        kind: "car-alert",
        ...content,
        confirmLink: confirmLink(reference, now, days),
      });
      return { about: "confirm-car-alert", ...mail };
    },
  };
};

/**
 * The vehicle that a lead is about. An unknown VIN is a wrong field; a vehicle that is no longer available is `vehicle-taken`.
 * @param taken the states in which the request comes too late
 */
const requestedVehicle = async (
  orm: Orm,
  vin: string,
  taken: readonly VehicleStatus[],
): Promise<VehicleRow> => {
  const row = await readVehicle(orm, eq(vehicles.vin, vin));
  if (row === undefined) throw new InvalidFieldError("vin", "No vehicle has this VIN");
  if (taken.includes(row.vehicle.status))
    throw new BackendError("vehicle-taken", `The vehicle is ${row.vehicle.status}`, "vin");
  return row;
};

/** A test drive (32) of a vehicle that is not reserved, at its dealer unless another one is chosen. */
export const checkTestDrive = async (
  form: LeadFormOf<"test-drive">,
  { orm, locale, now, shop }: LeadCall,
): Promise<CheckedLead> => {
  const { name, phone, vin, message, dealerId } = form;
  const row = await requestedVehicle(orm, vin, ["reserved", "bought"]);
  const { config: expenses } = await financeSettings(orm);
  const dealer = dealerId === undefined ? row.dealer : await requestedDealer(orm, dealerId);
  if (form.slot !== undefined) return checkDrive(form.slot, { row, dealer, message, now });
  const preferred = checkPreferredTime(form, dealer, now);
  const answersGoTo = answersTo("leads", dealer, shop);
  const frame = { locale, shop: shop.name, answersGoTo };
  const content = { kind: "test-drive", ...frame, name, phone, message, preferred } as const;
  return {
    columns: {
      vin,
      message,
      dealerId: dealer.wireId,
      preferredDate: preferred?.date,
      preferredTime: preferred?.time,
    },
    mail: (reference) => ({
      about: "test-drive-received",
      ...vehicleRequestReceived({
        ...content,
        ...describeForMail(row, dealer, { locale, expenses }),
        reference,
        withdrawLink: withdrawLink(reference, now),
      }),
    }),
  };
};

type Drive = {
  readonly row: VehicleRow;
  readonly dealer: StoredDealer;
  readonly message: string | undefined;
  readonly now: Date;
};

/** A test drive in a slot of the dealer's calendar; without an account it is held until the mail's link confirms it. */
const checkDrive = (dateTime: string, { row, dealer, message, now }: Drive): CheckedLead => {
  const { time: hour } = localClock(new Date(dateTime), timeZoneAt(dealer));
  const slot = validateSlot({ dateTime, hour }, dealer, now);
  return {
    columns: {
      vin: row.vehicle.vin,
      message,
      dealerId: dealer.wireId,
      preferredDate: slot.date,
      preferredTime: slot.hour,
    },
    store: (tx, lead) => storeFirstAppointment(tx, lead, { subject: driveOf(row), dealer, slot, now }),
  };
};

/** A mail when a vehicle costs less (38), also for a reserved one: it can become free again. */
const checkPriceDrop = async (
  { name, vin }: LeadFormOf<"price-drop">,
  { orm, locale, now, shop }: LeadCall,
): Promise<CheckedLead> => {
  const row = await requestedVehicle(orm, vin, ["bought"]);
  const vehicle = mailedVehicle(row, locale, (await financeSettings(orm)).config);
  const { unconfirmedDays: days } = leadTimes(shop);
  return {
    columns: { vin },
    isSubscription: true,
    store: async (tx, { id: leadId }) => {
      await addPriceDropAlert(tx, { whose: { leadId }, locale, vin, now });
    },
    mail: (reference) => {
      const content = { locale, shop: shop.name, name, vehicle, reference, days };
      const mail = confirmSubscription({
        kind: "price-drop",
        ...content,
        confirmLink: confirmLink(reference, now, days),
      });
      return { about: "confirm-price-drop", ...mail };
    },
  };
};

/** Throws InvalidFieldError for a question that nobody can answer. */
const requireWayBack = ({ email, phone }: LeadFormOf<"contact" | "contact-vehicle">): void => {
  if (email === undefined && phone === undefined)
    throw new InvalidFieldError("email", "A mail address or a telephone is needed");
};

/** General contact (34). */
const checkContact = async (
  form: LeadFormOf<"contact">,
  { orm, locale, now, shop }: LeadCall,
): Promise<CheckedLead> => {
  requireWayBack(form);
  const { name, phone, subject, message, dealerId } = form;
  const dealer = dealerId === undefined ? undefined : await requestedDealer(orm, dealerId);
  const answersGoTo = answersTo("leads", dealer, shop);
  const carRequest = checkCarRequest(form, dealer, now);
  const columns = { subject, message, dealerId, ...carRequest?.columns };
  if (carRequest?.store) return { columns, store: carRequest.store };
  return {
    columns,
    mail: (reference) => ({
      about: "contact-received",
      ...contactReceived({
        locale,
        shop: shop.name,
        answersGoTo,
        name,
        subject,
        message,
        phone,
        reference,
        carRequest: carRequest && carRequestAddress(carRequest.columns.carKey, locale),
        withdrawLink: withdrawLink(reference, now),
      }),
    }),
  };
};

/** A car that a dealer is to value, with the slot in which it is seen where one was chosen; undefined for any other contact. */
const checkCarRequest = (
  { car, slot: dateTime, email }: LeadFormOf<"contact">,
  dealer: StoredDealer | undefined,
  now: Date,
) => {
  if (car === undefined) {
    if (dateTime === undefined) return undefined;
    throw new InvalidFieldError("car", "A slot is for a car");
  }
  if (dealer === undefined) throw new InvalidFieldError("dealerId", "A dealer values the car");
  const columns = { car, carKey: newReferenceId() };
  if (dateTime === undefined) return { columns };
  if (email === undefined) throw new InvalidFieldError("email", "The appointment is confirmed by mail");
  const { time: hour } = localClock(new Date(dateTime), timeZoneAt(dealer));
  const slot = validateSlot({ dateTime, hour }, dealer, now);
  return {
    columns: { ...columns, preferredDate: slot.date, preferredTime: slot.hour },
    store: async (tx: Orm, lead: Lead) => {
      const subject = await subjectOf(tx, lead, dealer, now);
      if (!subject?.isOpen) throw slotTaken();
      await storeFirstAppointment(tx, lead, { subject, dealer, slot, now });
    },
  };
};

/** A question about a vehicle (33), also about a reserved one: it can become free again. */
const checkContactVehicle = async (
  form: LeadFormOf<"contact-vehicle">,
  { orm, locale, now, shop }: LeadCall,
): Promise<CheckedLead> => {
  requireWayBack(form);
  const { name, phone, vin, message } = form;
  const row = await requestedVehicle(orm, vin, ["bought"]);
  const { config: expenses } = await financeSettings(orm);
  const answersGoTo = answersTo("leads", row.dealer, shop);
  const frame = { locale, shop: shop.name, answersGoTo };
  const content = { kind: "contact-vehicle", ...frame, name, phone, message } as const;
  return {
    columns: { vin, message, dealerId: row.dealer.wireId },
    mail: (reference) => ({
      about: "contact-vehicle-received",
      ...vehicleRequestReceived({
        ...content,
        ...describeForMail(row, row.dealer, { locale, expenses }),
        reference,
        withdrawLink: withdrawLink(reference, now),
      }),
    }),
  };
};

/** News by mail (36). */
const checkNewsletter = async (
  { name }: LeadFormOf<"newsletter">,
  { locale, now, shop }: LeadCall,
): Promise<CheckedLead> => {
  const { unconfirmedDays: days } = leadTimes(shop);
  return {
    isSubscription: true,
    mail: (reference) => ({
      about: "confirm-newsletter",
      ...confirmSubscription({
        kind: "newsletter",
        locale,
        shop: shop.name,
        name,
        reference,
        confirmLink: confirmLink(reference, now, days),
        days,
      }),
    }),
  };
};

/** Validates a lead by the rules of its type. Throws BackendError for a lead that cannot be stored. */
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
