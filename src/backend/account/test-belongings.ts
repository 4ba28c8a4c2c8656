import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { addCarAlert } from "#backend/alert/add-car-alert.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { anyVehicle, contentOf } from "#backend/reservation/test-reservation.ts";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { footprints } from "#backend/store/schema/activity.ts";
import { favourites } from "#backend/store/schema/favourites.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { notifications } from "#backend/store/schema/notifications.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { carAlerts, priceDropAlerts, savedSearches } from "#backend/store/schema/saved-lists.ts";
import {
  knownNetworks,
  loginStates,
  mailCodes,
  providerLinks,
  providerSessions,
} from "#backend/store/schema/sign-in.ts";
import { tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import { schema } from "#backend/store/schema.ts";
import { addBooking, addDealer, addTradeIn } from "#backend/trade-in/test-trade-in.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { addressOwner } from "./address-owner.ts";
import { openAccount } from "./test-account.ts";

/** The vehicle of a withdrawn request stays: it does not identify the sender. */
export const testVin = "WVWZZZ1KZ8W123456";

const at = (day: number) => new Date(Date.UTC(2026, 9, day));
const digest = (mark: string) => Buffer.from(mark.padEnd(32, "0")).toString("hex").slice(0, 64);

/** A customer with a row in every table, marked so that it is found in any column: for tests, whose database has a stock. */
export const settleIn = async (orm: Orm, mark: string) => {
  const capital = mark.toUpperCase();
  const vin = capital.padEnd(17, "0");
  const email = `${mark}@volante.test`;
  const account = await openAccount(orm, { email, name: `${mark} name`, phone: "+34612345678" });
  const own = { customerId: account.id, createdAt: at(1) };
  const list = { filters: { q: `${mark} list` }, digest: digest(mark) };
  await orm
    .insert(favourites)
    .values({ ...own, vin, financeId: `${mark}-finance`, initialPriceCents: 100_000 });
  await orm
    .insert(savedSearches)
    .values({ ...own, ...list, id: newReferenceId(), name: `${mark} search`, path: `/${mark}/search/` });
  const alert = { ...own, locale: "es", confirmedAt: at(1) } as const;
  await orm
    .insert(carAlerts)
    .values({ ...alert, ...list, id: newReferenceId(), name: `${mark} alert`, path: `/${mark}/alert/` });
  await orm
    .insert(priceDropAlerts)
    .values({ ...alert, id: newReferenceId(), vin, initialPriceCents: 100_000 });
  await orm.insert(notifications).values({
    ...own,
    id: newReferenceId(),
    kind: "car-alert",
    key: `${mark}:1`,
    vin,
    values: { vehicle: `${mark} vehicle`, price: 100_000, alert: `${mark} notified` },
    path: `/${mark}/notified/`,
  });
  const lead = {
    ...own,
    type: 32,
    email,
    name: `${mark} sender`,
    phone: "+34600000001",
    subject: `${mark} subject`,
    message: `${mark} message`,
    vin: testVin,
    preferredDate: "2026-10-05",
    preferredTime: "10:30",
    consentVersion: "2026-11",
    locale: "es",
    path: `/${mark}/form/`,
    campaign: { utm_campaign: `${mark} campaign` },
  };
  const signedIn = newReferenceId();
  const [confirmed, anonymous, carKey] = [newReferenceId(), newReferenceId(), newReferenceId()];
  await orm.insert(leads).values([
    {
      ...lead,
      id: signedIn,
      requestId: crypto.randomUUID(),
      digest: signedIn,
      ...{ car: `${mark} described`, carKey },
    },
    { ...lead, id: confirmed, type: 37, requestId: crypto.randomUUID(), digest: confirmed },
    {
      ...lead,
      id: anonymous,
      customerId: null,
      email: email.toUpperCase(),
      requestId: crypto.randomUUID(),
      digest: anonymous,
    },
  ]);
  const dealerId = await addDealer(orm, { wireId: newReferenceId(), name: "Volante" });
  const car = {
    ...{ dealerId, fullName: `${mark} driver`, version: `${mark} car` },
    email: `garage-${mark}@volante.test`,
  };
  const tradeIn = await addTradeIn(orm, { ...car, customerId: account.id, createdAt: at(1) });
  await addBooking(orm, tradeIn, { dealerId, start: "2026-12-01T09:00:00Z", end: "2026-12-01T09:45:00Z" });
  await orm.insert(tradeInPictures).values({
    ...{ leadId: signedIn, pov: "front", fileId: newReferenceId() },
    ...{ width: 8, height: 6, bytes: 48, storedAt: at(1) },
  });
  const anonymousCar = { ...car, plate: "1234BBC", email: email.toUpperCase(), sessionId: `${mark}-session` };
  await addTradeIn(orm, { ...anonymousCar, createdAt: at(1) });
  await addReservation(orm, { mark, customerId: account.id, createdAt: at(1) });
  const ofLead = { whose: { leadId: confirmed }, locale: "es", now: at(2) } as const;
  await addCarAlert(orm, {
    ...ofLead,
    list: { filters: { brand: `${mark}-subscribed` } },
    path: `/${mark}/subscribed/`,
  });
  await orm.insert(priceDropAlerts).values({
    ...{
      id: newReferenceId(),
      leadId: signedIn,
      vin,
      initialPriceCents: 1_234_500,
      locale: "es",
      createdAt: at(1),
    },
  });
  const content = {
    locale: "es",
    subject: `${mark} mail`,
    text: `${mark} text`,
    html: `${mark} html`,
  } as const;
  await queueMail(orm, {
    ...content,
    key: `test-drive-received:${signedIn}`,
    to: `elsewhere-${mark}@volante.test`,
  });
  await queueMail(orm, {
    ...content,
    key: `appointment-booked:1:${tradeIn}`,
    to: `garage-${mark}@volante.test`,
  });
  await queueMail(orm, { ...content, key: `notice:${mark}`, to: email.toUpperCase() });
  await queueMail(orm, { ...content, key: `code:${mark}`, to: `new-${mark}@volante.test` });
  await queueMail(orm, { ...content, key: `code:own-${mark}`, to: email });
  const soon = new Date(Date.now() + 600_000);
  await orm.insert(mailCodes).values({
    owner: addressOwner(account.id),
    email: `new-${mark}@volante.test`,
    purpose: "address",
    signature: "s",
    sentAt: at(1),
    expiresAt: soon,
  });
  await orm.insert(loginStates).values({
    hash: digest(`${mark}h`),
    sessionId: `${mark}-session`,
    returnUrl: `https://${mark}.test/`,
    locale: "es",
    expiresAt: soon,
    customerId: account.id,
    ticketHash: digest(`${mark}t`),
  });
  await orm
    .insert(knownNetworks)
    .values({ customerId: account.id, network: mark.padEnd(43, "0"), seenAt: at(1) });
  await orm.insert(providerLinks).values({
    issuer: "https://login.test",
    subject: `${mark} subject`,
    customerId: account.id,
    createdAt: at(1),
  });
  await orm
    .insert(providerSessions)
    .values({ sessionId: account.sessionId, grant: `${mark} grant`, checkedAt: at(1) });
  await orm
    .insert(footprints)
    .values({ type: 1, data: { page: `${mark} footprint` }, sessionId: account.sessionId });
  return account;
};

type Marked = { readonly mark: string; readonly customerId: string; readonly createdAt: Date };

/** One that was not paid in time: it does not block the deletion of its customer. */
const addReservation = async (orm: Orm, { mark, customerId, createdAt }: Marked): Promise<void> => {
  const { id: vehicleId, dealerId, priceCents } = await anyVehicle(orm);
  const id = newReferenceId();
  const street = { address: `${mark} street`, zipCode: "28013", city: "Madrid" };
  const brought = { deliveryType: 0, country: "ES", earliest: "2026-10-07", latest: "2026-10-09" } as const;
  const reservation = {
    ...{ dealerId, name: `${mark} buyer`, email: `garage-${mark}@volante.test`, phone: "+34612345678" },
    delivery: { ...brought, ...street },
    receipt: { ...street, nif: `${mark} nif` },
  };
  const content = contentOf(reservation, { cashPriceCents: priceCents, financedPriceCents: priceCents });
  await orm.insert(reservations).values({
    ...content(undefined),
    ...{ id, customerId, vehicleId, createdAt, state: "expired", cancelReason: `${mark} reason` },
    ...{ updatedAt: createdAt, endedAt: at(2), holdUntil: at(2) },
  });
  await orm.insert(paymentAttempts).values({
    ...{ reservationId: id, number: 1, state: "cancelled", amountCents: 30_000, provider: "sandbox" },
    ...{ paymentDigest: "0".repeat(64), createdAt, updatedAt: createdAt },
  });
};

/** All tables of the database. */
export const storedTables = (): PgTable[] => {
  const all: readonly unknown[] = Object.values(schema);
  return all.filter((each) => is(each, PgTable));
};

/** The name of each table, with all its content as text. */
export const allTables = async (orm: Orm): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (const name of storedTables().map(getTableName)) {
    const result = await orm.execute(sql`select t::text as row from ${sql.identifier(name)} t`);
    found.set(
      name,
      rowsOf<{ row: string }>(result)
        .map(({ row }) => row)
        .join("\n"),
    );
  }
  return found;
};
