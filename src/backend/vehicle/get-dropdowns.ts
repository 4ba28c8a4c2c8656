import { max, min, sql } from "drizzle-orm";
import { knownCatalogue, type Makes } from "#backend/catalogue/known-catalogue.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Handler } from "#backend/http/mount.ts";
import { paymentProvider } from "#backend/payment/providers.ts";
import { usualDeposit } from "#backend/reservation/usual-deposit.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { eurosFromCents } from "#domain/money.ts";
import { kilometreOptions, yearRange } from "#domain/option-lists.ts";
import { type VehicleKind, vehicleKinds } from "#domain/vehicle-types.ts";
import { canBeBought } from "./conditions.ts";

/** One option for each kind of vehicle of a brand. */
const brandOptions = (makes: Makes, stocked: ReadonlySet<number>) => {
  const models = [...makes.models.values()].filter(({ id }) => stocked.has(id));
  const options = (kind: VehicleKind) =>
    [...makes.brands.values()].map((brand) => ({
      id: brand.slug,
      value: brand.name,
      kind,
      models: models
        .filter((model) => model.brandSlug === brand.slug && model.kind === kind)
        .map(({ slug, name }) => ({ id: slug, value: name })),
    }));
  return vehicleKinds.flatMap(options).filter((option) => option.models.length > 0);
};

/** What there is among the vehicles that can be bought; no years where there are none. */
const readStocked = async (orm: Orm) => {
  const [row] = await orm
    .select({
      min: min(vehicles.year),
      max: max(vehicles.year),
      seats: sql<readonly number[] | null>`array_agg(distinct ${vehicles.seats})`,
      models: sql<readonly number[] | null>`array_agg(distinct ${vehicles.modelId})`,
    })
    .from(vehicles)
    .where(canBeBought);
  return {
    years: { min: row?.min, max: row?.max },
    seats: (row?.seats ?? []).toSorted((a, b) => a - b),
    models: new Set(row?.models),
  };
};

/** `POST vehicle/dropdowns`: options only, without counts. Brands without a vehicle that can be bought are left out. */
export const getDropdowns: Handler<typeof readingEndpoints.dropdowns> = async (_, call) => {
  const { orm, now } = call;
  const { years, seats, models } = await readStocked(orm);
  const { config } = await financeSettings(orm);
  const shop = await readShop(orm);
  const isReservable = shop.forms.includes("reserve") && paymentProvider(orm) !== undefined;
  const thisYear = now.getFullYear();
  return {
    brands: brandOptions(await knownCatalogue(orm), models),
    years: { min: years.min ?? thisYear, max: years.max ?? thisYear },
    seats: seats.map((value) => ({ value })),
    kmsValues: [...kilometreOptions()],
    yearsList: [...yearRange(thisYear - businessConstants.yearListLength + 1, thisYear)],
    financeConfig: {
      depositMin: eurosFromCents(config.depositMinCents),
      depositStep: eurosFromCents(config.depositStepCents),
      contractExpenses: eurosFromCents(config.contractExpensesCents),
      contractExpensesIncluded: config.contractExpensesIncluded,
      homeDeliveryCost: eurosFromCents(config.homeDeliveryCents),
      customDeliveryCost: eurosFromCents(config.customDeliveryCents),
      reservationDeposit: isReservable ? eurosFromCents(usualDeposit(shop)) : 0,
    },
  };
};
