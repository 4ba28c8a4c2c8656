import type { Orm } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { tradeInBookings, tradeInDetails, tradeIns, tradeInValues } from "#backend/store/schema/trade-ins.ts";
import type { Country } from "#market/countries.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { minutesOf } from "./appointment/booked-time.ts";

type Dealer = typeof dealers.$inferInsert;

/** A dealer with valuations, open from Monday to Saturday, for tests. Returns its number. */
export const addDealer = async (
  orm: Orm,
  changes: Partial<Dealer> & { readonly wireId: string },
): Promise<number> => {
  const country: Country = changes.country ?? "ES";
  const [added] = await orm
    .insert(dealers)
    .values({
      dealerCode: changes.wireId,
      dealerService: "CEV",
      name: "Volante Madrid Norte",
      municipality: "Madrid",
      region: "Comunidad de Madrid",
      address: "Calle de Mauricio Legendre, 26",
      zipCode: "28046",
      phone: "+34910000001",
      latitude: 40,
      longitude: -3,
      openingHours: [{ days: [1, 2, 3, 4, 5, 6], opens: "09:30", closes: "14:00" }],
      ...changes,
      country,
    })
    .returning({ id: dealers.id });
  return added?.id ?? 0;
};

export type TestTradeIn = Partial<typeof tradeIns.$inferInsert> & { readonly dealerId: number };

/** A trade-in after a valuation, of the session `a` by default, for tests. Returns its id. */
export const addTradeIn = async (orm: Orm, changes: TestTradeIn): Promise<string> => {
  const id = changes.id ?? newReferenceId();
  const createdAt = changes.createdAt ?? new Date();
  await orm.insert(tradeIns).values({
    sessionId: changes.customerId == null ? "a" : null,
    locale: "es",
    plate: `T${id.slice(0, 8).toUpperCase()}`,
    brand: "SEAT",
    brandId: "seat",
    model: "León",
    modelId: "leon",
    version: "1.5 TSI FR",
    versionId: "12",
    fuel: "Gasolina",
    fuelId: "petrol",
    transmission: "Manual",
    transmissionId: "manual",
    kilometers: 64_000,
    plateDate: "2020-03-01",
    firstName: "Ana",
    lastName: "Prado",
    fullName: "Ana Prado",
    email: "ana@volante.test",
    phone: "+34612345678",
    intention: 1,
    valuationCents: 1_234_000,
    lines: [
      { code: "comparables", cents: 1_500_000 },
      { code: "selling", cents: -266_000 },
    ],
    comparables: 9,
    confidence: "firm",
    ...changes,
    id,
    createdAt,
  });
  const at = changes.updatedAt ?? createdAt;
  await orm.insert(tradeInValues).values({ tradeInId: id, at, cents: changes.valuationCents ?? 1_234_000 });
  return id;
};

/** An appointment that only the database's rules apply to, for tests. */
export const addBooking = async (
  orm: Orm,
  tradeInId: string,
  { dealerId, start, end }: { readonly dealerId: number; readonly start: string; readonly end: string },
): Promise<void> => {
  const minutes = minutesOf({ start: new Date(start), end: new Date(end) });
  await orm.insert(tradeInBookings).values({ tradeInId, dealerId, ...minutes, bookedAt: new Date() });
};

/** Details of a car, a draft unless submitted, for tests. */
export const addDetails = async (
  orm: Orm,
  tradeInId: string,
  changes: Partial<typeof tradeInDetails.$inferInsert> = {},
): Promise<void> => {
  await orm.insert(tradeInDetails).values({
    kilometers: 64_000,
    engine: "GOOD",
    drive: "GOOD",
    general: "GOOD",
    imported: false,
    savedAt: new Date(),
    ...changes,
    tradeInId,
  });
};
