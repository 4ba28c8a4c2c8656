import { environmentalBadge } from "#domain/environmental-badge.ts";
import { previousPrice } from "#domain/previous-price.ts";
import { slugify } from "#domain/slugify.ts";
import type { BadgeId, FuelId, VehicleKind, VehicleStatus } from "#domain/vehicle-types.ts";
import { type CatalogueVersion, type Trim, trims } from "../catalogue/catalogue-types.ts";
import { toDate, toDay, yearOf } from "./calendar.ts";
import type { LookChooser } from "./choose-look.ts";
import type { VersionChooser } from "./choose-version.ts";
import { createPicker } from "./create-picker.ts";
import { demoDealers } from "./demo-dealers.ts";
import { type EquipmentItem, equipment } from "./equipment.ts";
import { inspectionDays } from "./next-inspection.ts";
import { nameOfPaint } from "./paints.ts";
import { choosePassport } from "./passport/choose-passport.ts";
import { priceVehicle } from "./price-vehicle.ts";
import { createRandom, type Random } from "./random.ts";
import { registrationPlate } from "./registration-plate.ts";
import type { SeedPriceEntry, SeedVehicle } from "./seed-vehicle.ts";
import { publicIdOf, vinOf } from "./vehicle-ids.ts";
import { warrantyContractsFor } from "./warranties.ts";
import { averageKilometersPerYear } from "./yearly-use.ts";

const byKind: Readonly<Record<VehicleKind, readonly EquipmentItem[]>> = {
  car: equipment.filter((item) => item.kind === "car"),
  motorbike: equipment.filter((item) => item.kind === "motorbike"),
};

/** Ids of what a vehicle registered in `year` is fitted with: the standard of its trim, and options by chance. */
const chooseEquipment = (version: CatalogueVersion, year: number, random: Random): string[] =>
  byKind[version.kind]
    .filter((item) => {
      // One draw for every item, fitting or not, keeps the draws that follow independent of the tables' details.
      const sample = random.next();
      if (!fits(item, version) || year < item.since) return false;
      return isStandard(item, version.trim) || sample < item.chance;
    })
    .map((item) => item.id);

const fits = (item: EquipmentItem, version: CatalogueVersion): boolean => {
  if (item.fuels && !item.fuels.includes(version.fuel)) return false;
  if (item.notFor?.includes(version.body)) return false;
  return !item.automaticOnly || version.transmission === "automatic";
};

/** A sporty version has sporty things and what `high` has; a luxurious one everything but the sporty things. */
const isStandard = (item: EquipmentItem, trim: Trim): boolean => {
  if (item.standard === "option") return false;
  if (item.standard === "sport") return trim === "sport";
  if (trim === "sport") return item.standard !== "luxury";
  return trims.indexOf(trim) >= trims.indexOf(item.standard);
};

/** Day from which every vehicle registered anew met a standard (Directive 98/69/EC, Regulations 715/2007 and 168/2013). */
const standards: Readonly<Record<VehicleKind, readonly (readonly [from: number, name: string])[]>> = {
  car: [
    [toDay("2025-09-01"), "Euro 6e"],
    [toDay("2021-01-01"), "Euro 6d"],
    [toDay("2019-09-01"), "Euro 6d-TEMP"],
    [toDay("2015-09-01"), "Euro 6b"],
    [toDay("2011-01-01"), "Euro 5"],
    [toDay("2006-01-01"), "Euro 4"],
    [toDay("2001-01-01"), "Euro 3"],
  ],
  motorbike: [
    [toDay("2025-01-01"), "Euro 5+"],
    [toDay("2021-01-01"), "Euro 5"],
    [toDay("2017-01-01"), "Euro 4"],
    [toDay("2007-01-01"), "Euro 3"],
    [toDay("2004-07-01"), "Euro 2"],
  ],
};

/** The emission standard of a vehicle registered on a day; `null` for electric vehicles and for older ones. */
export const euroStandardOf = (kind: VehicleKind, fuel: FuelId, registrationDay: number): string | null => {
  if (fuel === "electric") return null;
  return standards[kind].find(([from]) => registrationDay >= from)?.[1] ?? null;
};

type ChosenStatus = {
  status: VehicleStatus;
  /** Since when a vehicle is reserved or sold; today for one in stock. */
  statusDay: number;
  /** Last day on which its price counts: today, or the day of the sale. */
  endDay: number;
};

/** Reserved for up to 14 days; sold up to 120 days ago, half of them within the last 30. */
const chooseStatus = (todayDay: number, random: Random): ChosenStatus => {
  const sample = random.next();
  if (sample < 0.04) {
    return { status: "reserved", endDay: todayDay, statusDay: todayDay - random.whole(0, 13) };
  }
  if (sample < 0.07) {
    const soldDay = todayDay - (random.chance(0.5) ? random.whole(1, 28) : random.whole(32, 120));
    return { status: "bought", endDay: soldDay, statusDay: soldDay };
  }
  return { status: "in-stock", endDay: todayDay, statusDay: todayDay };
};

/** The badge that Spain gives a vehicle of a version that was registered on a day; `null` where it gives none. */
const badgeOf = (
  { kind, fuel, electricRange }: CatalogueVersion,
  registrationDay: number,
  euroStandard: string | null,
): BadgeId | null => {
  const standard = /^Euro (\d)/.exec(euroStandard ?? "")?.[1];
  const badge = environmentalBadge({
    kind,
    fuel,
    firstRegistration: toDate(registrationDay),
    ...(standard !== undefined && { euroStandard: Number(standard) }),
    ...(electricRange !== null && { electricRangeKm: electricRange }),
  });
  return badge === undefined || badge === "none" ? null : badge;
};

/** Whether a vehicle with these prices may be shown as reduced: the rule by which the list of offers filters. */
const isReduced = (prices: readonly SeedPriceEntry[]): boolean => {
  const log = prices
    .filter(({ priceType }) => priceType === "TotalPrice")
    .map(({ cents, at }) => ({ priceCents: cents, at: Date.parse(at) }));
  return previousPrice(log, Number.POSITIVE_INFINITY) !== undefined;
};

/** Kilometres after some years: people differ by a factor of two around the average and drive less each year. */
const kilometersOf = (perYear: number, ageYears: number, random: Random): number => {
  const factor = Math.exp(random.normal() * 0.28);
  if (ageYears < 0.9 && random.chance(0.3)) return random.whole(10, 900);
  const driven = perYear * factor * ageYears * Math.max(0.6, 1 - 0.018 * ageYears);
  return Math.max(10, Math.round(driven));
};

const seed = 20_260_417;

const daysPerYear = 365.25;

const pickDealer = {
  car: createPicker(demoDealers, (dealer) => dealer.size),
  motorbike: createPicker(demoDealers, (dealer) => (dealer.sellsMotorbikes ? dealer.size : 0)),
} satisfies Record<VehicleKind, unknown>;

/** Where imported vehicles were first registered. */
const pickOrigin = createPicker(
  [
    { country: "DE", share: 6 },
    { country: "FR", share: 3 },
    { country: "BE", share: 2 },
    { country: "IT", share: 1 },
    { country: "NL", share: 1 },
  ],
  (origin) => origin.share,
);

type Context = {
  todayDay: number;
  chooseVersion: VersionChooser;
  chooseLook: LookChooser;
};

export const generateVehicle = (
  index: number,
  { todayDay, chooseVersion, chooseLook }: Context,
): SeedVehicle => {
  const random = createRandom(Math.imul(index + 1, 0x9e3779b1) ^ seed);
  // 5 of 48 are motorbikes, spread evenly.
  const kind: VehicleKind = (index * 5) % 48 < 5 ? "motorbike" : "car";
  const { status, endDay, statusDay } = chooseStatus(todayDay, random);
  const standing = Math.min(280, 1 + Math.floor(-48 * Math.log(1 - random.next())));
  const arrivalDay = Math.min(endDay, statusDay) - standing;
  const { version, registrationDay } = chooseVersion(kind, arrivalDay, random);
  const ageYears = (endDay - registrationDay) / daysPerYear;
  const kilometers = kilometersOf(
    averageKilometersPerYear(version),
    (arrivalDay - registrationDay) / daysPerYear,
    random,
  );
  const dealer = pickDealer[kind](random);
  const { paint, pictureSet } = chooseLook(version, random);
  const colorName = nameOfPaint(paint, random.next());

  const priced = priceVehicle({ version, ageYears, kilometers, arrivalDay, endDay }, random);
  const { cash, financed, financing } = priced;
  const promo = financed !== null && random.chance(0.22);
  const imported = random.chance(0.08);
  const owners = random.next();
  const euroStandard = euroStandardOf(kind, version.fuel, registrationDay);
  const vin = vinOf(version, yearOf(registrationDay), index);
  const inspectionDay = inspectionDays(dealer.country, version, registrationDay, todayDay).at(-1);

  return {
    vin,
    publicId: publicIdOf(index),
    slug: slugify(`${version.makeName} ${version.modelName} ${version.name}`),
    version,
    registeredAt: toDate(registrationDay),
    modelYear: yearOf(registrationDay),
    kilometers,
    paint,
    colorName,
    totalPriceCents: cash * 100,
    promoFinancePriceCents: financed === null ? null : financed * 100,
    prices: priced.prices,
    isReduced: isReduced(priced.prices),
    financing,
    depositCents: financing ? Math.ceil((cash * 0.2) / 100) * 10_000 : null,
    equipment: chooseEquipment(version, yearOf(registrationDay), random),
    lowCost: cash <= (kind === "car" ? 8990 : 2990),
    highlighted: random.chance(0.035),
    promo,
    campaignEndsAt: promo ? toDate(todayDay + random.whole(5, 45)) : null,
    deductibleVat: random.chance(
      version.body === "van" || version.body === "pickup" ? 0.5 : ageYears < 5 ? 0.12 : 0.02,
    ),
    warrantyMonths: 36,
    warrantyContracts: warrantyContractsFor(ageYears, kilometers, version.power),
    dealerCode: dealer.dealerCode,
    status,
    statusSince: toDate(status === "in-stock" ? arrivalDay : statusDay),
    arrivedAt: toDate(arrivalDay),
    owners: ageYears < 1.5 ? 1 : owners < 0.68 ? 1 : owners < 0.93 || ageYears < 5 ? 2 : 3,
    badge: dealer.country === "ES" ? badgeOf(version, registrationDay, euroStandard) : null,
    imported,
    originCountry: imported ? pickOrigin(random).country : dealer.country,
    inspectionDueAt: inspectionDay === undefined ? null : toDate(inspectionDay),
    passport: choosePassport({
      ...{ vin, version, country: dealer.country, registrationDay, arrivalDay },
      ...{ todayDay: endDay, kilometers, imported },
    }),
    euroStandard,
    pictureSet,
    displayPlate: registrationPlate(dealer.country, toDate(registrationDay), random.next()),
  };
};
