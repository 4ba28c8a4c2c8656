import { slugify } from "#domain/slugify.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { dealers } from "../dealers/dealers.ts";
import { badgeOf } from "./badge-of.ts";
import { toDate, yearOf } from "./calendar.ts";
import { chooseEquipment } from "./choose-equipment.ts";
import type { LookChooser } from "./choose-look.ts";
import { chooseStatus } from "./choose-status.ts";
import type { VersionChooser } from "./choose-version.ts";
import { createPicker } from "./create-picker.ts";
import { euroStandardOf } from "./emissions.ts";
import { isReduced } from "./is-reduced.ts";
import { kilometersOf } from "./kilometers.ts";
import { inspectionDays } from "./next-inspection.ts";
import { nameOfPaint } from "./paints.ts";
import { choosePassport } from "./passport/choose-passport.ts";
import { priceVehicle } from "./price-vehicle.ts";
import { createRandom } from "./random.ts";
import { registrationPlate } from "./registration-plate.ts";
import type { SeedVehicle } from "./seed-vehicle.ts";
import { publicIdOf, vinOf } from "./vehicle-ids.ts";
import { warrantyContractsFor } from "./warranties.ts";
import { averageKilometersPerYear } from "./yearly-use.ts";

const seed = 20_260_417;

const daysPerYear = 365.25;

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
