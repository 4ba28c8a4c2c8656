import { eq } from "drizzle-orm";
import type { AlertRef } from "#backend/alert/alert-ref.ts";
import { mailedVehicle } from "#backend/lead/describe-for-mail.ts";
import type { MailedVehicle } from "#backend/mail/messages/mailed-vehicle.ts";
import type { Orm } from "#backend/store/database.ts";
import { carAlerts, priceDropAlerts } from "#backend/store/schema/kept-lists.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readVehicle } from "#backend/vehicle/read-vehicles.ts";
import type { Locale } from "#platform/locale.ts";

type Described = { readonly alertName?: string | undefined; readonly vehicle?: MailedVehicle | undefined };

/** What a mail says an alert is for: the name that it was given, or the vehicle, where it is still known. */
export const describeAlert = async (tx: Orm, { kind, id }: AlertRef, locale: Locale): Promise<Described> => {
  if (kind === "car-alert") {
    const [alert] = await tx.select({ name: carAlerts.name }).from(carAlerts).where(eq(carAlerts.id, id));
    return { alertName: alert?.name ?? undefined };
  }
  const { vin } = priceDropAlerts;
  const [alert] = await tx.select({ vin }).from(priceDropAlerts).where(eq(priceDropAlerts.id, id));
  const row = alert && (await readVehicle(tx, eq(vehicles.vin, alert.vin)));
  return { vehicle: row && mailedVehicle(row, locale) };
};
