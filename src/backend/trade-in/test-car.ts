import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import type { testClient } from "#backend/http/test-client.ts";
import type { Orm } from "#backend/store/database.ts";
import { brands, models, versions } from "#backend/store/schema/catalogue.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { Locale } from "#platform/locale.ts";

const people = {
  es: { firstName: "Ana", lastName: "Gómez", fullName: "Ana Gómez Ruiz", phoneNumber: "612 345 678" },
  pt: { firstName: "Rui", lastName: "Costa", fullName: "Rui Costa", phoneNumber: "912 345 678" },
} as const;
const countries = { es: "ES", pt: "PT" } as const;
let plates = 1000;

/** A plate of the market that no test of the file has used yet. */
export const newPlate = (locale: Locale): string => {
  const digits = String(plates++);
  return locale === "es" ? `${digits}KBC` : `${digits.slice(0, 2)}AB${digits.slice(2)}`;
};

/** Dealers of a market with or without valuations, by the id on the wire. */
export const dealersOf = async (orm: Orm, locale: Locale, service = "CEV"): Promise<string[]> => {
  const rows = await orm
    .select({ id: dealers.wireId })
    .from(dealers)
    .where(and(eq(dealers.country, countries[locale]), eq(dealers.dealerService, service)))
    .orderBy(dealers.id);
  return rows.map(({ id }) => id);
};

/** A valid phase one: the most common car of the stock, with a plate of its own. For tests. */
export const filledCar = async (orm: Orm, locale: Locale = "es") => {
  const year = sql<number>`coalesce(max(${vehicles.year}), max(${versions.soldFrom}))::int`;
  const offered = and(
    eq(vehicles.versionId, versions.id),
    eq(vehicles.status, "in-stock"),
    lt(vehicles.year, 2025),
  );
  const [car] = await orm
    .select({ version: versions, model: models, brand: brands, year })
    .from(versions)
    .innerJoin(models, eq(models.id, versions.modelId))
    .innerJoin(brands, eq(brands.id, models.brandId))
    .leftJoin(vehicles, offered)
    .where(eq(models.kind, "car"))
    .groupBy(versions.id, models.id, brands.id)
    .orderBy(desc(count(vehicles.id)), versions.id)
    .limit(1);
  const [dealerId] = await dealersOf(orm, locale);
  if (car === undefined || dealerId === undefined) throw new Error("There is no car, or no dealer");
  return {
    plate: newPlate(locale),
    brand: car.brand.name,
    brandId: car.brand.slug,
    model: car.model.name,
    modelId: car.model.slug,
    version: car.version.name,
    versionId: String(car.version.id),
    fuel: "whatever",
    fuelId: car.version.fuel as string,
    transmission: "whatever",
    transmissionId: car.version.transmission as string,
    kilometers: 64_000,
    vin: "",
    plateDate: `${car.year}-05-01`,
    ...people[locale],
    emailAddress: "ana@volante.test",
    dealerId,
    tradeInType: 1 as const,
    assignToUser: false,
  };
};

/** Requests a valuation past the contract, for a session or with a token. */
export const requestValue = (
  { raw }: Pick<ReturnType<typeof testClient>, "raw">,
  body: object,
  whose: { readonly sessionId?: string; readonly token?: string; readonly locale?: Locale } = {},
) => {
  const { sessionId, token, locale = "es" } = whose;
  return raw("POST", "/retake/phase1/v2", body, {
    "accept-language": locale,
    ...(sessionId !== undefined && { "x-session-id": sessionId }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });
};
