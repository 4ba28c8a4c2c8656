import { slugify } from "#domain/vehicle-address.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { toDate, toDay, yearOf } from "./calendar.ts";
import { chooseEquipment } from "./choose-equipment.ts";
import { createPaintPicker, type PaintPicker } from "./choose-paint.ts";
import { createPictureChooser, type PictureChooser } from "./choose-pictures.ts";
import { chooseStatus } from "./choose-status.ts";
import { createVersionChooser, type VersionChooser } from "./choose-version.ts";
import { dealers } from "./dealers.ts";
import { euroStandardOf, nextInspectionDay } from "./emissions.ts";
import { kilometersOf } from "./kilometers.ts";
import { averageKilometersPerYear } from "./price-curve.ts";
import { priceVehicle } from "./price-vehicle.ts";
import { createPicker, createRandom } from "./random.ts";
import type { PictureManifest, SeedVehicle } from "./seed-types.ts";
import { publicIdOf, vinOf } from "./vehicle-ids.ts";
import { warrantyContractsFor } from "./warranties.ts";

export type GenerateOptions = {
  /** How many vehicles; the first of them are the same whatever the number. */
  count?: number;
  /** The day on which the stock is looked at, `2026-11-20`; nothing else depends on the clock. */
  today: string;
  /** Rendered pictures to choose from (`pictures.json`); without them vehicles have none. */
  pictures?: PictureManifest;
};

const daysPerYear = 365.25;
const seed = 20_260_417;

const pickDealer = {
  car: createPicker(dealers, (dealer) => dealer.size),
  motorbike: createPicker(dealers, (dealer) => (dealer.sellsMotorbikes ? dealer.size : 0)),
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

/**
 * The demo stock: by default 2 400 vehicles, 250 of them motorbikes. The same options give the same vehicles on every
 * machine. Throws RangeError for a count that is no whole number from 0 to 1 000 000, or a date that is none.
 */
export const generateVehicles = ({ count = 2400, today, pictures }: GenerateOptions): SeedVehicle[] => {
  if (!Number.isInteger(count) || count < 0 || count > 1_000_000) {
    throw new RangeError(`count must be a whole number from 0 to 1 000 000, not ${count}`);
  }
  const todayDay = toDay(today);
  const chooseVersion = createVersionChooser(yearOf(todayDay));
  const pictureChooser = createPictureChooser(pictures ?? { pictures: [] });
  const context = { todayDay, chooseVersion, pictureChooser, pickPaint: createPaintPicker(pictureChooser) };
  return Array.from({ length: count }, (_, index) => generateVehicle(index, context));
};

type Context = {
  todayDay: number;
  chooseVersion: VersionChooser;
  pictureChooser: PictureChooser;
  pickPaint: PaintPicker;
};

const generateVehicle = (
  index: number,
  { todayDay, chooseVersion, pictureChooser, pickPaint }: Context,
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
  const paint = pickPaint(version.body, version.makeId)(random);
  const colorName = paint.names[random.whole(0, paint.names.length - 1)] ?? paint.names[0];

  const priced = priceVehicle({ version, ageYears, kilometers, arrivalDay, endDay }, random);
  const { cash, financed, financing } = priced;
  const promo = financed !== null && random.chance(0.22);
  const imported = random.chance(0.08);
  const owners = random.next();

  return {
    vin: vinOf(version, yearOf(registrationDay), index),
    publicId: publicIdOf(index),
    slug: slugify(`${version.makeName} ${version.modelName} ${version.name}`),
    version,
    registeredAt: toDate(registrationDay),
    modelYear: yearOf(registrationDay),
    kilometers,
    paint: paint.id,
    colorName,
    totalPriceCents: cash * 100,
    promoFinancePriceCents: financed === null ? null : financed * 100,
    prices: priced.prices,
    financing,
    depositCents: financing ? Math.ceil((cash * 0.2) / 100) * 10_000 : null,
    equipment: chooseEquipment(version, yearOf(registrationDay), random),
    lowCost: cash <= (kind === "car" ? 8990 : 2990),
    highlighted: random.chance(0.05),
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
    previousOwners: ageYears < 1.5 ? 1 : owners < 0.68 ? 1 : owners < 0.93 || ageYears < 5 ? 2 : 3,
    imported,
    originCountry: imported ? pickOrigin(random).country : dealer.country,
    inspectionDueAt: toDate(nextInspectionDay(dealer.country, registrationDay, todayDay)),
    euroStandard: euroStandardOf(kind, version.fuel, registrationDay),
    pictures: pictureChooser.choose(
      { makeId: version.makeId, modelId: version.modelId, body: version.body, paint: paint.id },
      random,
    ),
  };
};
