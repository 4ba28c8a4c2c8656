import { and, asc, desc, eq, gte, lte, sql } from "drizzle-orm";
import { appointmentPlace } from "#backend/dealer/appointment-place.ts";
import { isValuationDealer } from "#backend/dealer/is-valuation-dealer.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { brands, models, versions } from "#backend/store/schema/catalogue.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { tradeInBookings, tradeIns, tradeInValues } from "#backend/store/schema/trade-ins.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { minutesOf } from "#backend/trade-in/appointment/booked-time.ts";
import { nameCar } from "#backend/trade-in/name-car.ts";
import { readTakenTimes } from "#backend/trade-in/schedule/read-taken-times.ts";
import { valuationRules } from "#backend/trade-in/valuation/valuation-rules.ts";
import { openSlots } from "#domain/appointment-slots.ts";
import { addCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";

const dayMs = 86_400_000;

type Customer = {
  readonly id: string;
  readonly locale: Locale;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

/** The year of both cars: their plates belong to it, in Spain by their letters. */
const registered = { es: "2020-02-01", pt: "2020-10-01" };

/** What each demo customer has had valued: one holds and is booked, one is over. */
const cars = {
  es: [
    { plate: "4821LHT", kilometers: 68_400, intention: 1, valuedDaysAgo: [26, 4], isBooked: true },
    { plate: "7350LFB", kilometers: 91_700, intention: 2, valuedDaysAgo: [131, 84, 47], isBooked: false },
  ],
  pt: [
    { plate: "AF47XT", kilometers: 57_900, intention: 1, valuedDaysAgo: [19, 3], isBooked: true },
    { plate: "AE83RB", kilometers: 84_200, intention: 2, valuedDaysAgo: [118, 61, 41], isBooked: false },
  ],
} as const satisfies Record<Locale, unknown>;

/** Gives a demo customer two trade-ins, of cars of the stock, one with an appointment that its dealer offers. */
export const seedDemoTradeIns = async (orm: Orm, customer: Customer, now: Date): Promise<void> => {
  const dealer = await valuingDealer(orm, customer.locale);
  const known = await knownCars(orm);
  if (dealer === undefined) return;
  for (const [at, car] of cars[customer.locale].entries()) {
    const found = known[at];
    if (found === undefined) continue;
    const id = await addTradeIn(orm, { customer, car, found, dealerId: dealer.id, now });
    if (car.isBooked) await book(orm, id, dealer, now);
  }
};

type Dealer = typeof dealers.$inferSelect;

const valuingDealer = async (orm: Orm, locale: Locale): Promise<Dealer | undefined> => {
  const ofMarket = eq(dealers.country, marketOf(locale).country);
  const rows = await orm.select().from(dealers).where(ofMarket).orderBy(asc(dealers.id));
  const shop = await readShop(orm);
  return rows.find((dealer) => isValuationDealer(dealer, shop));
};

const medianPrice = sql<number>`percentile_disc(0.5) within group (order by ${vehicles.priceCents})`;

/** Versions of cars that were sold in that year, the ones of which there are most in stock first. */
const knownCars = (orm: Orm) =>
  orm
    .select({
      version: versions,
      model: models,
      brand: brands,
      priceCents: medianPrice,
      count: sql<number>`count(*)::int`,
    })
    .from(vehicles)
    .innerJoin(versions, eq(versions.id, vehicles.versionId))
    .innerJoin(models, eq(models.id, versions.modelId))
    .innerJoin(brands, eq(brands.id, models.brandId))
    .where(
      and(
        eq(models.kind, "car"),
        lte(versions.soldFrom, 2020),
        gte(sql`coalesce(${versions.soldTo}, 9999)`, 2020),
      ),
    )
    .groupBy(versions.id, models.id, brands.id)
    .orderBy(desc(sql`count(*)`), asc(versions.id))
    .limit(2);

type Added = {
  readonly customer: Customer;
  readonly car: (typeof cars)[Locale][number];
  readonly found: Awaited<ReturnType<typeof knownCars>>[number];
  readonly dealerId: number;
  readonly now: Date;
};

const addTradeIn = async (orm: Orm, { customer, car, found, dealerId, now }: Added): Promise<string> => {
  const { version, model, brand, priceCents, count } = found;
  const [firstName = "", ...others] = customer.name.split(" ");
  const lines = linesOf(priceCents);
  const valuationCents = addCents(...lines.map(({ cents }) => cents));
  const days = car.valuedDaysAgo.map((ago) => new Date(now.getTime() - ago * dayMs));
  const [createdAt = now] = days;
  const id = newReferenceId();
  const { plate, kilometers, intention } = car;
  await orm.insert(tradeIns).values({
    ...{ id, plate, kilometers, intention, dealerId, lines, valuationCents, createdAt },
    customerId: customer.id,
    locale: customer.locale,
    ...nameCar({ version, model, brand }, customer.locale),
    plateDate: registered[customer.locale],
    ...{ firstName, lastName: others.join(" "), fullName: customer.name },
    ...{ email: customer.email, phone: customer.phone, comparables: count },
    confidence: count >= valuationRules.firmComparables ? "firm" : "indicative",
    updatedAt: days.at(-1) ?? now,
    bookingSequence: car.isBooked ? 1 : 0,
  });
  // A car loses about a hundredth of its value in a month or two.
  const values = days.map((at, index) => {
    const losses = days.length - 1 - index;
    return { tradeInId: id, at, cents: inSteps(valuationCents * 1.012 ** losses) };
  });
  await orm.insert(tradeInValues).values(values);
  return id;
};

const inSteps = (cents: number): number =>
  Math.round(cents / valuationRules.stepCents) * valuationRules.stepCents;

/** What stays of the price that its like is sold at: as a valuation calculates, without the car's own age and kilometres. */
const linesOf = (priceCents: number) => {
  const { preparationCents, inspectionCents, sellingShare } = valuationRules;
  return [
    { code: "comparables", cents: inSteps(priceCents) },
    { code: "preparation", cents: -preparationCents },
    { code: "inspection", cents: -inspectionCents },
    { code: "selling", cents: -inSteps(priceCents * sellingShare) },
  ];
};

/** The second slot from three days on: one that the dealer offers. */
const book = async (orm: Orm, tradeInId: string, dealer: Dealer, now: Date): Promise<void> => {
  const open = openSlots(appointmentPlace(dealer), await readTakenTimes(orm, dealer.id, now), now);
  const [, slot] = open.filter(({ start }) => start.getTime() > now.getTime() + 3 * dayMs);
  if (slot === undefined) return;
  const bookedAt = new Date(now.getTime() - dayMs);
  await orm.insert(tradeInBookings).values({ tradeInId, dealerId: dealer.id, ...minutesOf(slot), bookedAt });
};
