import { and, desc, eq, like, notLike, or, sql } from "drizzle-orm";
import type { StoredCarAlert } from "#backend/alert/add-car-alert.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import { describeUser } from "#backend/identity/describe-user.ts";
import { ownAccount } from "#backend/identity/own-account.ts";
import { describeNotification } from "#backend/notification/describe-notification.ts";
import type { StoredList } from "#backend/saved-list/normalise-list.ts";
import { footprints } from "#backend/store/schema/activity.ts";
import { favourites } from "#backend/store/schema/favourites.ts";
import { customers, sessions } from "#backend/store/schema/identity.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { notifications } from "#backend/store/schema/notifications.ts";
import { carAlerts, priceDropAlerts, savedSearches } from "#backend/store/schema/saved-lists.ts";
import { providerLinks } from "#backend/store/schema/sign-in.ts";
import { readTradeIns as readOwn } from "#backend/trade-in/read-trade-ins.ts";
import { mostExported } from "#contract/account.ts";
import { eurosFromCents } from "#domain/money.ts";
import { readReservations } from "./read-reservations.ts";
import type { ExportPart, Reader } from "./reader.ts";

const readLeads: Reader<"leads"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select({ lead: leads, alert: carAlerts, priceDrop: priceDropAlerts })
    .from(leads)
    .leftJoin(carAlerts, eq(carAlerts.leadId, leads.id))
    .leftJoin(priceDropAlerts, eq(priceDropAlerts.leadId, leads.id))
    .where(eq(leads.customerId, customerId))
    .orderBy(desc(leads.createdAt), leads.id)
    .limit(mostExported);
  return rows.map(({ lead, alert, priceDrop }) => {
    // Omits the owner and the digest that detects a repeated form: they were not sent by the customer.
    const { id, type, createdAt, carKey: carRequestId, customerId: _whose, digest: _digest, ...sent } = lead;
    return {
      id,
      type,
      createTime: createdAt.toISOString(),
      fields: asTexts({
        ...sent,
        carRequestId,
        alert: alert && describeCarAlert(alert),
        priceDrop: priceDrop && describePriceDrop(priceDrop),
      }),
    };
  });
};

const describeCarAlert = ({ name, path, filters }: StoredCarAlert) => ({ name, path, filters });

const describePriceDrop = ({ vin, initialPriceCents }: typeof priceDropAlerts.$inferSelect) => ({
  vin,
  initialPrice: eurosFromCents(initialPriceCents),
});

const asText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

/** All fields with a value, by name; nested ones with a dot: `campaign.utm_source`. */
const asTexts = (fields: object, prefix = ""): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
      if (value === null || value === undefined) return [];
      if (typeof value === "object" && !(value instanceof Date))
        return Object.entries(asTexts(value, `${prefix}${name}.`));
      return [[`${prefix}${name}`, asText(value)]];
    }),
  );

/** Mails to the customer's address, and notices to a previous one. Mails with a code are left out: reading one gives access. */
const readMails: Reader<"mails"> = async ({ orm, customerId }) => {
  const isTheirs = or(
    eq(sql`lower(${outbox.recipient})`, sql`lower(${customers.email})`),
    like(outbox.key, `%:${customerId}`),
  );
  const rows = await orm
    .select({
      createdAt: outbox.createdAt,
      recipient: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
    })
    .from(outbox)
    .innerJoin(customers, eq(customers.id, customerId))
    .where(and(isTheirs, notLike(outbox.key, "code:%")))
    .orderBy(desc(outbox.id))
    .limit(mostExported);
  return rows.map(({ createdAt, ...mail }) => ({ createTime: createdAt.toISOString(), ...mail }));
};

/** Footprints of the customer's current sessions; the owner of an ended session is unknown. */
const readFootprints: Reader<"footprints"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select({ at: footprints.at, type: footprints.type, data: footprints.data })
    .from(footprints)
    .innerJoin(sessions, eq(sessions.id, footprints.sessionId))
    .where(eq(sessions.customerId, customerId))
    .orderBy(desc(footprints.id))
    .limit(mostExported);
  return rows.map(({ at, type, data }) => ({
    createTime: at.toISOString(),
    type,
    data: JSON.stringify(data),
  }));
};

/** Filters of a saved list as they were saved, without checking whether they still match anything. */
const describeFilters = ({ kind, dealers, filters }: Omit<StoredList, "digest">) => ({
  ...(kind !== null && { kind }),
  ...(dealers !== null && { dealers }),
  filters,
});

const readCarAlerts: Reader<"carAlerts"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select()
    .from(carAlerts)
    .where(eq(carAlerts.customerId, customerId))
    .orderBy(desc(carAlerts.createdAt), carAlerts.id);
  return rows.map(({ id, name, path, active, createdAt, ...list }) => ({
    ...describeFilters(list),
    id,
    ...(name !== null && { name }),
    ...(path !== null && { path }),
    active,
    createTime: createdAt.toISOString(),
  }));
};

const readSavedSearches: Reader<"savedSearches"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.customerId, customerId))
    .orderBy(desc(savedSearches.createdAt), savedSearches.id);
  return rows.map(({ id, name, path, createdAt, ...list }) => ({
    ...describeFilters(list),
    id,
    name,
    path,
    createTime: createdAt.toISOString(),
  }));
};

const readPriceDropAlerts: Reader<"priceDropAlerts"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select()
    .from(priceDropAlerts)
    .where(eq(priceDropAlerts.customerId, customerId))
    .orderBy(desc(priceDropAlerts.createdAt), priceDropAlerts.id);
  return rows.map(({ vin, active, createdAt, initialPriceCents }) => ({
    vin,
    active,
    createTime: createdAt.toISOString(),
    initialPrice: eurosFromCents(initialPriceCents),
  }));
};

const readFavourites: Reader<"favourites"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select()
    .from(favourites)
    .where(eq(favourites.customerId, customerId))
    .orderBy(desc(favourites.createdAt), favourites.vin);
  return rows.map(({ vin, financeId, createdAt, initialPriceCents }) => ({
    vin,
    financeId,
    createTime: createdAt.toISOString(),
    initialPrice: eurosFromCents(initialPriceCents),
  }));
};

const readNotifications: Reader<"notifications"> = async ({ orm, customerId, locale }) => {
  const rows = await orm
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(mostExported);
  const { config: expenses } = await financeSettings(orm);
  return rows.map((row) => describeNotification(row, undefined, { locale, expenses }));
};

const readSessions: Reader<"sessions"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(desc(sessions.createdAt));
  return rows.map(({ createdAt }) => ({ createTime: createdAt.toISOString() }));
};

const readProviders: Reader<"signInProviders"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select()
    .from(providerLinks)
    .where(eq(providerLinks.customerId, customerId))
    .orderBy(desc(providerLinks.createdAt));
  return rows.map(({ issuer, subject, createdAt }) => ({
    issuer,
    subject,
    createTime: createdAt.toISOString(),
  }));
};

const readUser: Reader<"user"> = async ({ orm, customerId }) =>
  describeUser(await ownAccount(orm, customerId));

const readTradeIns: Reader<"tradeIns"> = ({ orm, customerId, locale }) =>
  readOwn(orm, { customerId, atMost: mostExported, locale, now: new Date() });

/** One reader for each part of an export. */
export const readers: { readonly [Part in ExportPart]: Reader<Part> } = {
  user: readUser,
  sessions: readSessions,
  signInProviders: readProviders,
  reservations: readReservations,
  tradeIns: readTradeIns,
  savedSearches: readSavedSearches,
  carAlerts: readCarAlerts,
  priceDropAlerts: readPriceDropAlerts,
  favourites: readFavourites,
  notifications: readNotifications,
  leads: readLeads,
  mails: readMails,
  footprints: readFootprints,
};
