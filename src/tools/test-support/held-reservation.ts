import { and, asc, eq, inArray, notExists, sql } from "drizzle-orm";
import { createSandboxProvider } from "#backend/payment/sandbox/sandbox-provider.ts";
import { openAttempt } from "#backend/reservation/attempt/open-attempt.ts";
import { liveStates } from "#backend/reservation/live-states.ts";
import { recordEvent } from "#backend/reservation/record-event.ts";
import { reservationRules } from "#backend/reservation/reservation-rules.ts";
import { reserveVehicle } from "#backend/reservation/stored-reservation.ts";
import { contentOf } from "#backend/reservation/test-reservation.ts";
import type { Orm } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { routePath } from "#domain/route-paths.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import type { StoredPayment } from "#features/reservation/stored-payment.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { newPhone } from "./new-phone.ts";
import { sealValue } from "./sealed-values.ts";
import { siteDatabase } from "./site-database.ts";
import { type SiteCookie, siteCookie } from "./stored-customer.ts";

/** A reservation that waits for its payment, as step 6 leaves it to the card step. */
export type Held = { readonly vin: string; readonly payment: StoredPayment };

export const cardPath = (locale: Locale, vin: string): string =>
  `${wizardPath("reserve", locale, "card")}?vin=${vin}`;

export const summaryPath = (locale: Locale): string => wizardPath("reserve", locale, "summary");

export const reservationPath = (locale: Locale, id: string): string =>
  routePath("reservation", locale, { id });

/** What step 6 stores in the cookie of the wizard (`wizard/wizard-cookie.ts`); what was answered before stands beside it. */
export const paymentCookie = async (locale: Locale, { vin, payment }: Held): Promise<SiteCookie> => {
  const answers = { payment: { retake: "no", financing: "no" }, card: payment };
  const value = await sealValue("reserve", { about: vin, answers });
  const name = locale === "es" ? "volante-reserve" : "volante-reserve-pt";
  return siteCookie(name, value, wizardPath("reserve", locale));
};

const buyerOf = (locale: Locale) =>
  locale === "es"
    ? {}
    : {
        phone: `+351${newPhone("pt")}`,
        receipt: {
          nif: "123456789",
          address: "Rua Augusta, 1",
          zipCode: "1100",
          zipCodeExtension: "048",
          city: "Lisboa",
        },
      };

/** A vehicle of a market that no reservation holds: one that is reserved anyway, as long as there are any, so that no list changes. */
const freeVehicle = async (tx: Orm, locale: Locale) => {
  const claimed = tx
    .select({ one: sql`1` })
    .from(reservations)
    .where(and(eq(reservations.vehicleId, vehicles.id), inArray(reservations.state, liveStates)));
  const [found] = await tx
    .select({ vehicle: vehicles, dealer: dealers.wireId })
    .from(vehicles)
    .innerJoin(dealers, eq(dealers.id, vehicles.dealerId))
    .where(
      and(
        eq(dealers.country, marketOf(locale).country),
        inArray(vehicles.status, ["reserved", "in-stock"]),
        notExists(claimed),
      ),
    )
    .orderBy(sql`${vehicles.status} = 'in-stock'`, asc(vehicles.id))
    .limit(1);
  if (!found) throw new Error("The stock has nothing to reserve");
  return found;
};

/** Stores what the shop stores when a customer has sent the summary: a held reservation and its payment in the sandbox. */
export const holdVehicleFor = async (customerId: string, locale: Locale): Promise<Held> => {
  const { orm } = siteDatabase();
  const now = new Date();
  const provider = createSandboxProvider(orm);
  const { id, vin, attempt } = await orm.transaction(async (tx) => {
    // Two workers would take the same vehicle.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('held reservations of tests'))`);
    const { vehicle, dealer } = await freeVehicle(tx, locale);
    const { id: vehicleId, dealerId, priceCents, vin } = vehicle;
    const delivery = { deliveryType: 1, deliveryDealer: dealer, country: marketOf(locale).country } as const;
    const days = { earliest: "2026-12-01", latest: "2026-12-03" };
    const content = contentOf(
      { dealerId, locale, delivery: { ...delivery, ...days }, ...buyerOf(locale) },
      { cashPriceCents: priceCents, financedPriceCents: priceCents },
    )(undefined);
    const [held] = await tx
      .insert(reservations)
      .values({
        ...{ ...content, id: newReferenceId(), customerId, vehicleId, state: "held" },
        ...{ createdAt: now, updatedAt: now, holdUntil: new Date(now.getTime() + reservationRules.holdMs) },
      })
      .returning();
    if (!held) throw new Error("A reservation that was added is not there");
    const { id, reservationDepositCents: amountCents, paymentDigest } = held;
    await reserveVehicle(tx, vehicleId, now);
    await recordEvent(tx, id, "held", now);
    const [attempt] = await tx
      .insert(paymentAttempts)
      .values({
        ...{ reservationId: id, number: 1, state: "new", provider: provider.name, amountCents },
        ...{ paymentDigest, createdAt: now, updatedAt: now },
      })
      .returning();
    if (!attempt) throw new Error("A payment that was added is not there");
    return { id, vin, attempt };
  });
  const { id: paymentId, clientToken } = await openAttempt(orm, provider, { attempt, now });
  const { publicKey, name: paymentProvider } = provider;
  const payment = { reservationId: id, paymentId, paymentUrl: "", clientToken, publicKey, paymentProvider };
  return { vin, payment };
};
