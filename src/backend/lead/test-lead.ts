import { and, eq, like } from "drizzle-orm";
import type { testClient } from "#backend/http/test-client.ts";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { leadTypes } from "#domain/lead-types.ts";
import type { VehicleStatus } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";

export type LeadName = keyof typeof leadTypes;

const person = { name: "Ana Gómez", phone: "612 345 678" };
const subscriptionNames: readonly LeadName[] = ["newsletter", "car-alert", "price-drop"];

/** A valid form of a type, as it is sent: for tests. */
export const filledIn = (type: LeadName, vin: string): Readonly<Record<string, string>> => ({
  email: "ana@volante.test",
  consent: "true",
  consentVersion: "2026-11",
  path: "/solicitud/",
  requestId: crypto.randomUUID(),
  ...(!subscriptionNames.includes(type) && { ...person, message: "Un mensaje" }),
  ...(["test-drive", "contact-vehicle", "price-drop"].includes(type) && { vin }),
  ...(type === "car-alert" && {
    alertName: "Mi lista",
    filters: "fuel=petrol&priceTo=15000",
    kind: "car",
    listPath: "/lista/",
  }),
});

/** Sends a form that bypasses the contract, as any client may. */
export const sendLead = (
  { raw }: Pick<ReturnType<typeof testClient>, "raw">,
  type: LeadName,
  fields: Readonly<Record<string, string>>,
  { locale = "es", token, campaign = "" }: { locale?: Locale; token?: string; campaign?: string } = {},
) =>
  raw("POST", `/lead?type=${leadTypes[type]}${campaign}`, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "accept-language": locale,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });

/** The mails about a lead to its sender, oldest first. */
export const mailsAbout = (orm: Orm, leadId: string) =>
  orm
    .select()
    .from(outbox)
    .where(and(eq(outbox.isForStaff, false), like(outbox.key, `%:${leadId}`)))
    .orderBy(outbox.id);

/** A vehicle of the stock, put into a state. */
export const vehicleIn = async (orm: Orm, status: VehicleStatus, at = 0): Promise<string> => {
  const [row] = await orm
    .select({ vin: vehicles.vin })
    .from(vehicles)
    .orderBy(vehicles.id)
    .offset(at)
    .limit(1);
  const vin = row?.vin ?? "";
  await orm.update(vehicles).set({ status }).where(eq(vehicles.vin, vin));
  return vin;
};
