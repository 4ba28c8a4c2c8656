import { z } from "zod";
import { leadTypes } from "#domain/lead-types.ts";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import { field, rare, unshown } from "./field.ts";
import { ours } from "./ours.ts";
import {
  addressId,
  calendarDate,
  consent,
  dateTime,
  emailAddress,
  identifier,
  phoneNumber,
  queryFlag,
  sitePath,
  text,
  timeOfDay,
  vin,
} from "./primitives.ts";

const message = field(text(2000), "What the visitor wrote", "¿Sigue disponible?");

const name = field(text(120), "Name as typed", "Ana Gómez");
const phone = field(phoneNumber, "Telephone as typed");

const reachable = {
  email: field(emailAddress, "Mail address to answer to"),
  consent: field(consent, "Privacy terms accepted; without it no lead is stored", true),
  consentVersion: field(text(40), "Version of the terms that were accepted", "2026-11"),
  requestId: field(
    z.uuid(),
    "Id of the form that was rendered: a lead sent again under it is stored once",
    "0f6c1a52-7d0e-4a7e-9c61-2f7f0f4c2d11",
  ),
  marketing: field(queryFlag.optional(), "Whether news by mail is wanted as well", false),
  path: field(sitePath.optional(), "Page on which the form stood", "/coches-ocasion/"),
};

const named = { ...reachable, name, phone };

/** One of both is needed. */
const reachedEitherWay = {
  ...named,
  email: field(emailAddress.optional(), "Mail address to answer to"),
  phone: field(phoneNumber.optional(), "Telephone as typed"),
};

const preferences = {
  channel: field(z.enum(["phone", "mail"]).optional(), "How the visitor prefers an answer", "phone"),
  hours: field(z.enum(["morning", "afternoon"]).optional(), "When a call suits", "morning"),
};

/** Optional to give. */
const perhapsNamed = {
  ...reachable,
  name: field(text(120).optional(), "Name as typed", "Ana Gómez"),
  phone: field(phoneNumber.optional(), "Telephone as typed"),
};

/** The specification shows no field of a lead. */
const lead = <Shape extends z.ZodRawShape>(shape: Shape, description: string) =>
  unshown(field(z.object(shape), description));

/**
 * Body of `POST lead?type=`, form data. The specification does not show its fields: all of these are ours, one set per
 * type. `type` itself travels in the query.
 */
export const leadBody = z.discriminatedUnion("type", [
  lead(
    {
      type: z.literal(leadTypes["test-drive"]),
      ...named,
      ...preferences,
      vin,
      dealerId: field(
        identifier.optional(),
        "`id` of the dealer where; left out, the vehicle's dealer",
        "madrid-norte",
      ),
      slot: ours(
        dateTime,
        "Beginning of a slot of `GET /vehicle/{vin}/test-drive-schedule`, which is booked; instead of a preferred day",
        "2026-11-30T10:30:00+01:00",
      ),
      preferredDate: field(calendarDate.optional(), "Day that suits the visitor", "2026-11-30"),
      preferredTime: field(
        timeOfDay.optional(),
        "Time that suits, of the clock at the dealer, while it is open",
        "10:30",
      ),
      message: field(message.optional(), "What the visitor wrote", "¿Puede ser por la tarde?"),
    },
    "A test drive (32)",
  ),
  lead(
    { type: z.literal(leadTypes["contact-vehicle"]), ...reachedEitherWay, ...preferences, vin, message },
    "A question about a vehicle (33); a mail address or a telephone is needed",
  ),
  lead(
    {
      type: z.literal(leadTypes.contact),
      ...reachedEitherWay,
      ...preferences,
      dealerId: field(identifier.optional(), "`id` of the dealer that is asked", "madrid-norte"),
      subject: field(text(150).optional(), "What it is about", "Horario de taller"),
      car: ours(
        text(150),
        "Car that the visitor wants valued by the dealer: the request has a page for its photos and an appointment",
        "SEAT Córdoba 1.4 (2006)",
      ),
      slot: ours(
        dateTime,
        "Beginning of a slot of `GET /retake/dealer/{dealerId}/schedule`, which is booked for that car",
        "2026-11-30T10:30:00+01:00",
      ),
      message,
    },
    "A general question (34); a mail address or a telephone is needed",
  ),
  lead(
    {
      type: z.literal(leadTypes.newsletter),
      ...reachable,
      name: perhapsNamed.name,
    },
    "A subscription to the newsletter (36)",
  ),
  lead(
    {
      type: z.literal(leadTypes["car-alert"]),
      ...perhapsNamed,
      alertName: field(
        text(120).optional(),
        "Name of the alert in the mails about it",
        "Eléctricos en Madrid",
      ),
      kind: field(z.enum(vehicleKinds).optional(), "Kind of vehicle of the list", "car"),
      dealers: field(
        z.string().max(1300).optional(),
        "Codes of the dealers of the list, separated by commas",
        "MAD01,MAD02",
      ),
      filters: field(
        z.string().max(2000).optional(),
        "Filters of the list as a query string without the question mark",
        "brand=audi,seat&priceTo=15000",
      ),
      listPath: field(
        sitePath.optional(),
        "Page that shows the list",
        "/coches-ocasion/?brand=audi,seat&priceTo=15000",
      ),
    },
    "A car alert of a visitor without an account (37)",
  ),
  lead(
    { type: z.literal(leadTypes["price-drop"]), ...perhapsNamed, vin },
    "A price-drop alert of a visitor without an account (38)",
  ),
]);

/** Answer of `POST lead`. */
export const leadAnswer = field(
  z
    .object({
      id: ours(identifier, "Id of the lead", "l1"),
      carRequestId: ours(
        addressId,
        "Set for a car that is to be valued: the key of `GET /car-request/{id}`",
        "5k0r4x7mzqtvb3fh8w1n6y2c9d",
      ),
      manageUrl: ours(
        sitePath,
        "Set when a slot is booked: path of the page that shows, changes and cancels it",
        "/api/services/appointments/manage?link=YQ.t6x.c2ln",
      ),
      confirmBefore: ours(
        rare(dateTime),
        "Set when the slot must be confirmed by a link in a mail: until then it is held",
        "2026-11-20T11:15:00+01:00",
      ),
      toConfirm: ours(
        z.boolean(),
        "The service has mailed a link to the address and does nothing before it was followed",
        true,
      ),
    })
    .nullish(),
  "The lead; the storefront works without it",
);
