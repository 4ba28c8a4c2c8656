import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { type Catalogue, type KnownVersion, knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { comparedStock } from "#backend/comparables/compared-stock.ts";
import { isValuationDealer } from "#backend/dealer/is-valuation-dealer.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import { publishEvent } from "#backend/events/publish-event.ts";
import type { Handler } from "#backend/http/mount.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { requestedDealer } from "#backend/lead/requested-dealer.ts";
import { notifyCustomer } from "#backend/notification/notify-customer.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { buysOne, mailValuation } from "#backend/staff-mail/mail-trade-in.ts";
import { recordMissedDemand } from "#backend/staff-mail/record-missed-demand.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeInBookings, tradeIns } from "#backend/store/schema/trade-ins.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import type { phaseOneBody } from "#contract/trade-in.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { isEmailAddress } from "#domain/email-address.ts";
import { eurosFromCents } from "#domain/money.ts";
import { type PersonName, splitPersonName } from "#domain/person-name.ts";
import { routePath } from "#domain/route-paths.ts";
import { tradeInExpiry } from "#domain/trade-in-expiry.ts";
import { tradeInKms } from "#domain/trade-in-kms.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { isOver } from "../appointment/booked-time.ts";
import { readBooking } from "../appointment/read-booking.ts";
import { describeLines } from "../describe-lines.ts";
import { reopenDetails } from "../details/reopen-details.ts";
import { mailValue } from "../mail-value.ts";
import { nameCar } from "../name-car.ts";
import { storeValue } from "../store-value.ts";
import { valueByStock } from "../valuation/value-by-stock.ts";
import { sumOf } from "../valuation/value-car.ts";
import { lockOwner, ownedBy, ownerFor, type TradeInOwner } from "./trade-in-owner.ts";

/**
 * Checks that a car may be revalued at a dealer. An appointment at the same dealer stays. One at another dealer must not be lost
 * silently: while it is ahead this throws `conflict`, until it is moved or cancelled; one that is over, or that was not
 * confirmed, is deleted.
 */
export const checkAppointment = async (
  tx: Orm,
  { id, dealerId }: { readonly id: string; readonly dealerId: number },
  now: Date,
): Promise<void> => {
  const booking = await readBooking(tx, id, now);
  if (booking?.dealerId === dealerId) return;
  if (booking?.confirmBefore === null && !isOver(booking, now))
    throw new BackendError("conflict", "It has an appointment at another dealer", "dealerId");
  await tx.delete(tradeInBookings).where(eq(tradeInBookings.tradeInId, id));
};

type Valued = Omit<
  typeof tradeIns.$inferInsert,
  "id" | "customerId" | "sessionId" | "createdAt" | "updatedAt" | "bookingSequence"
>;

type SavedTradeIn = typeof tradeIns.$inferSelect;

/**
 * Stores a valued car, in a transaction: one row for its owner and plate. A revaluation, also a concurrent one, updates that row, restarts
 * its validity, adds a value to its history, and turns its details into a draft. Throws `list-full` when an owner has too many, `conflict` as `checkAppointment` does.
 */
const saveTradeIn = (
  orm: Orm,
  valued: Valued,
  { owner, dealer, now }: { readonly owner: TradeInOwner; readonly dealer: StoredDealer; readonly now: Date },
): Promise<SavedTradeIn> =>
  orm.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const saved = (await valueAgain(tx, valued, owner, now)) ?? (await add(tx, valued, owner, now));
    await storeValue(tx, { tradeInId: saved.id, at: now, cents: valued.valuationCents });
    await publishEvent(tx, {
      type: "trade_in.valued",
      subject: `trade_in:${saved.id}`,
      data: {
        tradeInId: saved.id,
        dealerId: dealer.wireId,
        valuation: eurosFromCents(valued.valuationCents),
        wantsToBuy: valued.intention === buysOne,
      },
      at: now,
    });
    await mailValuation(tx, saved, { dealer, now });
    await mailValue(tx, saved, { dealer, now });
    await notifyCustomer(tx, {
      ...{ customerId: saved.customerId, kind: "trade-in", now },
      key: `valued:${saved.valuationCents}:${saved.id}`,
      news: { event: "valued", about: `${saved.brand} ${saved.model}`, price: saved.valuationCents },
      path: routePath("tradeIn", saved.locale, { id: saved.id }),
    });
    return saved;
  });

const valueAgain = async (
  tx: Orm,
  valued: Valued,
  owner: TradeInOwner,
  now: Date,
): Promise<SavedTradeIn | undefined> => {
  const same = and(ownedBy(owner), eq(tradeIns.plate, valued.plate));
  const [earlier] = await tx.select({ id: tradeIns.id }).from(tradeIns).where(same).for("update");
  if (earlier === undefined) return undefined;
  await checkAppointment(tx, { id: earlier.id, dealerId: valued.dealerId }, now);
  const changed = tx.update(tradeIns).set({ ...valued, updatedAt: now });
  const [saved] = await changed.where(eq(tradeIns.id, earlier.id)).returning();
  await reopenDetails(tx, earlier.id, valued.kilometers);
  return saved;
};

const add = async (tx: Orm, valued: Valued, owner: TradeInOwner, now: Date): Promise<SavedTradeIn> => {
  if ((await tx.$count(tradeIns, ownedBy(owner))) >= listLimits.tradeIns)
    throw new BackendError("list-full", `At most ${listLimits.tradeIns} are saved`);
  const row = { ...valued, ...owner, id: newReferenceId(), createdAt: now };
  const [saved] = await tx.insert(tradeIns).values(row).returning();
  if (saved === undefined) throw new Error("A trade-in that was added is not there");
  return saved;
};

type PhaseOneBody = z.output<typeof phaseOneBody>;

/** A car may be registered shortly before its version is announced, or later from a dealer's stock. */
const yearsAround = 1;

/**
 * Rejects an impossible first registration: in the future, before the first listed year, and in a year in which this version was not
 * sold new.
 * @param plateDate `YYYY-MM-DD`
 * @param today the day on the market's clock
 */
export const checkRegistration = (
  plateDate: string,
  { soldFrom, soldTo }: { readonly soldFrom: number; readonly soldTo: number | null },
  today: string,
): void => {
  const year = yearOf(plateDate);
  if (plateDate > today) throw new InvalidFieldError("plateDate", "A day that has been");
  if (year <= yearOf(today) - businessConstants.yearListLength)
    throw new InvalidFieldError("plateDate", "A year of the last hundred");
  if (year < soldFrom - yearsAround || year > (soldTo ?? year) + yearsAround)
    throw new InvalidFieldError("plateDate", "A year in which this version was sold new");
};

const yearOf = (date: string): number => Number(date.slice(0, 4));

type Situation = { readonly catalogue: Catalogue; readonly locale: Locale; readonly now: Date };

type CheckedCar = KnownVersion & {
  /** In capitals, without separators. */
  readonly plate: string;
  readonly plateDate: string;
  readonly kilometers: number;
  readonly vin: string | null;
};

/** Validates a car against the market and the catalogue. Throws InvalidFieldError with the field's name. */
const checkCar = (body: PhaseOneBody, { catalogue, locale, now }: Situation): CheckedCar => {
  const { plate: plateOf, formats } = marketOf(locale);
  const plate = plateOf.normalise(body.plate);
  if (plate === undefined) throw new InvalidFieldError("plate", "No plate of this market");
  const known = findVersion(body, catalogue);
  const { min, max } = tradeInKms;
  const { kilometers, plateDate } = body;
  if (kilometers < min || kilometers > max)
    throw new InvalidFieldError("kilometers", `From ${min} to ${max}`);
  checkRegistration(plateDate, known.version, formats.isoDate(now));
  return { ...known, plate, plateDate, kilometers, vin: body.vin?.toUpperCase() || null };
};

/** Finds the version and checks brand, model, fuel and gearbox against it. */
const findVersion = (body: PhaseOneBody, { brands, models, versions }: Catalogue): KnownVersion => {
  const { brandId, modelId, versionId, fuelId, transmissionId } = body;
  if (!brands.has(brandId)) throw new InvalidFieldError("brandId", "No brand has this id");
  if (modelId !== undefined && models.get(modelId)?.brandSlug !== brandId)
    throw new InvalidFieldError("modelId", "No model of this brand has this id");
  const known = /^[1-9]\d{0,9}$/.test(versionId) ? versions.get(Number(versionId)) : undefined;
  const isMeant =
    known?.model.kind === "car" &&
    known.brand.slug === brandId &&
    known.model.slug === (modelId ?? known.model.slug);
  if (known === undefined || !isMeant)
    throw new InvalidFieldError("versionId", "No version of this car has this id");
  if (known.version.fuel !== fuelId) throw new InvalidFieldError("fuelId", "Not the fuel of this version");
  if (known.version.transmission !== transmissionId)
    throw new InvalidFieldError("transmissionId", "Not the gearbox of this version");
  return known;
};

type CheckedPerson = PersonName & { readonly email: string; readonly phone: string };

/** The longest name in the contract. */
const longestName = 200;

/**
 * The visitor for the dealer: first and last name, full name, and the telephone in the market's stored format. Throws
 * InvalidFieldError.
 */
const checkPerson = (body: PhaseOneBody, locale: Locale): CheckedPerson => {
  const name = splitPersonName(body.fullName ?? `${body.firstName} ${body.lastName}`);
  if (name.fullName.length > longestName)
    throw new InvalidFieldError("lastName", `At most ${longestName} characters in all`);
  const { emailAddress: email } = body;
  if (!isEmailAddress(email)) throw new InvalidFieldError("emailAddress", "No usable e-mail address");
  const phone = marketOf(locale).phone.normalise(body.phoneNumber);
  if (phone === undefined) throw new InvalidFieldError("phoneNumber", "No telephone number of this market");
  return { ...name, email, phone };
};

/** A dealer of the market that values cars (group CEV), by the id on the wire. Throws InvalidFieldError for any other. */
const valuingDealer = async (orm: Orm, dealerId: string, locale: Locale): Promise<StoredDealer> => {
  const dealer = await requestedDealer(orm, dealerId);
  if (dealer.country !== marketOf(locale).country)
    throw new InvalidFieldError("dealerId", "A dealer of this market");
  if (!isValuationDealer(dealer, await readShop(orm)))
    throw new InvalidFieldError("dealerId", "This dealer values no cars");
  return dealer;
};

/**
 * `POST retake/phase1/v2`: validates a car and its owner, values it by the current stock, and stores it for the customer or the session.
 * An error is `invalid-field` with the field's name; `too-few-comparables` when the stock has too few similar vehicles.
 */
export const valueTradeIn: Handler<typeof tradeInEndpoints.valueTradeIn> = async ({ body }, call) => {
  const { orm, locale, now } = call;
  const owner = ownerFor(body.assignToUser, call);
  const car = checkCar(body, { catalogue: await knownCatalogue(orm), locale, now });
  const person = checkPerson(body, locale);
  const dealer = await valuingDealer(orm, body.dealerId, locale);
  const worth = valueByStock(await comparedStock(call, car, { kind: "car" }), car, now);
  if (worth === undefined) {
    const { brand, model, version } = nameCar(car, locale);
    const what = `${brand} ${model} ${version}, ${car.plateDate.slice(0, 4)}, ${car.kilometers} km`;
    await recordMissedDemand(orm, "unvalued-car", { what, now });
    throw new BackendError("too-few-comparables", "Too few vehicles in stock are like it");
  }
  const { lines, comparables, confidence } = worth;
  const valuationCents = sumOf(lines);
  const { plate, plateDate, kilometers, vin } = car;
  // Names from the catalogue, whatever the caller sent.
  const described = { ...nameCar(car, locale), plate, plateDate, kilometers, vin };
  const preferences = { dealerId: dealer.id, intention: body.tradeInType };
  const valued = { ...described, ...person, ...preferences, locale, ...worth, valuationCents };
  const { id, createdAt, updatedAt } = await saveTradeIn(orm, valued, { owner, dealer, now });
  nudgeDeliveries();
  const expiry = tradeInExpiry({ createTime: createdAt, updateTime: updatedAt ?? undefined }, now);
  return {
    valuation: eurosFromCents(valuationCents),
    tradeInId: id,
    ...(expiry && { expirationDate: expiry.expirationDate.toISOString() }),
    lines: describeLines(lines, locale),
    comparables,
    confidence,
    initialValuation: eurosFromCents(valuationCents),
  };
};
