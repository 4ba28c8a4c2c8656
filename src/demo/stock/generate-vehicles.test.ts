import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { previousPrice } from "#domain/previous-price.ts";
import { fuels, segments } from "#domain/vehicle-types.ts";
import { drawnPictures } from "#shop-folder/pictures/model-pictures.ts";
import { toDate, toDay } from "./calendar.ts";
import { demoDealers as dealers } from "./demo-dealers.ts";
import { equipment } from "./equipment.ts";
import { generateVehicles } from "./generate-vehicles.ts";
import { modelKey } from "./model-key.ts";
import type { SeedVehicle } from "./seed-vehicle.ts";
import { averageKilometersPerYear } from "./yearly-use.ts";

const today = "2026-11-20";
const stock = generateVehicles({ today, pictures: drawnPictures() });
const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
const share = (test: (vehicle: SeedVehicle) => boolean) => stock.filter(test).length / stock.length;
const ageOf = (vehicle: SeedVehicle) => (toDay(today) - toDay(vehicle.registeredAt)) / 365.25;
const offenders = (test: (vehicle: SeedVehicle) => boolean) => stock.filter(test).map(({ vin }) => vin);

describe("generateVehicles", () => {
  test("gives the same vehicles for the same options, and others for another day", () => {
    expect(hashOf(generateVehicles({ today }))).toBe(hashOf(generateVehicles({ today })));
    expect(hashOf(generateVehicles({ today, count: 20 }))).not.toBe(
      hashOf(generateVehicles({ today: "2027-02-01", count: 20 })),
    );
  });

  test("gives the first vehicles the same whatever the number", () => {
    expect(generateVehicles({ today, count: 50 })).toEqual(
      generateVehicles({ today, count: 300 }).slice(0, 50),
    );
  });

  test("takes for four times as many vehicles no more than ten times as long", () => {
    // Processor time: other tests run beside this one, in processes of their own.
    const time = (count: number): number => {
      const start = process.cpuUsage();
      expect(generateVehicles({ today, count })).toHaveLength(count);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    time(600);
    const best = (count: number) => Math.min(...Array.from({ length: 3 }, () => time(count)));
    expect(best(2_400) / best(600)).toBeLessThan(10);
  });

  test("works on the last day of a leap year's February and in ten years", () => {
    expect(generateVehicles({ today: "2028-02-29", count: 100 })).toHaveLength(100);
    expect(generateVehicles({ today: "2036-11-20", count: 100 })).toHaveLength(100);
  });

  test.each([-1, 1.5, 1_000_001, Number.NaN])("refuses %d vehicles", (count) => {
    expect(() => generateVehicles({ today, count })).toThrow(RangeError);
  });

  test("refuses a day that is none", () => {
    expect(() => generateVehicles({ today: "tomorrow" })).toThrow(RangeError);
  });
});

const reductionOf = (vehicle: SeedVehicle) => {
  const log = vehicle.prices
    .filter(({ priceType }) => priceType === "TotalPrice")
    .map(({ cents, at }) => ({ priceCents: cents, at: Date.parse(at) }));
  return previousPrice(log, Date.parse(`${today}T23:59:59Z`));
};

const daysAgo = (days: number): number => Date.parse(`${today}T00:00:00Z`) - days * 86_400_000;

describe("the stock", () => {
  test("has 250 motorbikes among 2 400 vehicles", () => {
    expect(stock).toHaveLength(2400);
    expect(stock.filter(({ version }) => version.kind === "motorbike")).toHaveLength(250);
  });

  test("has every body type and every fuel", () => {
    expect(segments.filter((segment) => !stock.some(({ version }) => version.body === segment))).toEqual([]);
    expect(fuels.filter((fuel) => !stock.some(({ version }) => version.fuel === fuel))).toEqual([]);
  });

  test("repeats no VIN and no public id, also in a large stock", () => {
    const large = generateVehicles({ today, count: 12_000 });
    expect(new Set(large.map(({ vin }) => vin)).size).toBe(12_000);
    expect(new Set(large.map(({ publicId }) => publicId)).size).toBe(12_000);
    expect(large.filter(({ publicId }) => !/^\d{8}$/.test(publicId))).toEqual([]);
  });

  test("writes VINs that begin with their maker and have no I, O or Q", () => {
    expect(
      offenders(({ vin, version }) => !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin) || !vin.startsWith(version.wmi)),
    ).toEqual([]);
  });

  test("has addresses of at most 100 characters before the id", () => {
    expect(offenders(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 100)).toEqual([]);
  });

  test("registers vehicles in years in which their version was sold", () => {
    expect(
      offenders(
        ({ version, modelYear, registeredAt }) =>
          modelYear < version.from ||
          modelYear > (version.to ?? modelYear) ||
          !registeredAt.startsWith(String(modelYear)),
      ),
    ).toEqual([]);
  });

  test("keeps events in order: registered, arrived, reserved or sold, today", () => {
    expect(
      offenders(
        ({ registeredAt, arrivedAt, statusSince }) =>
          !(registeredAt < arrivedAt && arrivedAt <= statusSince && statusSince <= today),
      ),
    ).toEqual([]);
  });

  test("has kilometres that follow age and use", () => {
    expect(
      offenders((vehicle) => {
        const most = averageKilometersPerYear(vehicle.version) * 2.4 * (ageOf(vehicle) + 0.1) + 900;
        return vehicle.kilometers < 10 || vehicle.kilometers > most;
      }),
    ).toEqual([]);
  });

  test("asks prices that are believable and end in 90 or 00", () => {
    expect(
      offenders(({ totalPriceCents: cents, version }) => {
        const euros = cents / 100;
        return euros % 100 !== (euros % 100 === 0 ? 0 : 90) || euros < 800 || euros >= version.priceNew;
      }),
    ).toEqual([]);
  });

  test("asks less for older vehicles of the same version, give or take kilometres and negotiation", () => {
    const byVersion = new Map<string, SeedVehicle[]>();
    for (const vehicle of generateVehicles({ today, count: 9000 })) {
      const { id } = vehicle.version;
      byVersion.set(id, [...(byVersion.get(id) ?? []), vehicle]);
    }
    let compared = 0;
    let surprising = 0;
    for (const vehicles of byVersion.values())
      for (const older of vehicles)
        for (const younger of vehicles) {
          if (ageOf(older) - ageOf(younger) < 2 || older.kilometers < younger.kilometers) continue;
          compared++;
          if (older.totalPriceCents >= younger.totalPriceCents) surprising++;
        }
    expect(compared).toBeGreaterThan(5000);
    expect(surprising / compared).toBeLessThan(0.01);
  });

  test("ends both price logs with the prices in force", () => {
    expect(
      offenders(({ prices, totalPriceCents, promoFinancePriceCents }) => {
        const last = (type: string) =>
          prices.filter(({ priceType }) => priceType === type).at(-1)?.cents ?? null;
        return last("TotalPrice") !== totalPriceCents || last("PromoFinance") !== promoFinancePriceCents;
      }),
    ).toEqual([]);
  });

  test("offers credit, a deposit and a financed price only together, the financed price below the cash price", () => {
    expect(
      offenders(
        ({ financing, depositCents, promoFinancePriceCents, totalPriceCents, promo }) =>
          financing !== (depositCents !== null) ||
          (promoFinancePriceCents !== null && !(financing && promoFinancePriceCents < totalPriceCents)) ||
          (depositCents ?? 0) > totalPriceCents * 0.5 ||
          (promo && promoFinancePriceCents === null),
      ),
    ).toEqual([]);
    expect(share(({ promoFinancePriceCents }) => promoFinancePriceCents !== null)).toBeGreaterThan(0.6);
  });

  test.each([
    ["reserved", ({ status }) => status === "reserved", 0.03, 0.05],
    ["bought", ({ status }) => status === "bought", 0.02, 0.04],
    ["low cost", ({ lowCost }) => lowCost, 0.03, 0.2],
    ["highlighted", ({ highlighted }) => highlighted, 0.02, 0.05],
    ["in a campaign", ({ promo }) => promo, 0.1, 0.3],
    ["with deductible VAT", ({ deductibleVat }) => deductibleVat, 0.05, 0.2],
    ["with four driven wheels", ({ version }) => version.traction4x4, 0.05, 0.25],
    ["imported", ({ imported }) => imported, 0.05, 0.12],
    ["electric", ({ version }) => version.fuel === "electric", 0.05, 0.15],
    ["reduced", (vehicle) => reductionOf(vehicle) !== undefined, 0.25, 0.7],
    [
      "reduced in the last three weeks",
      (vehicle) => (reductionOf(vehicle)?.reducedAt ?? 0) > daysAgo(21),
      0.03,
      0.3,
    ],
  ] as const satisfies readonly (readonly [string, (vehicle: SeedVehicle) => boolean, number, number])[])(
    "holds a believable share of vehicles that are %s",
    (_, test, least, most) => {
      expect(share(test)).toBeGreaterThan(least);
      expect(share(test)).toBeLessThan(most);
    },
  );

  test("has vehicles sold within and before the last 30 days", () => {
    const sold = stock.filter(({ status }) => status === "bought").map(({ statusSince }) => statusSince);
    const limit = toDate(toDay(today) - 30);
    expect(sold.filter((date) => date > limit).length).toBeGreaterThan(10);
    expect(sold.filter((date) => date < limit).length).toBeGreaterThan(10);
  });

  test("burns nothing in electric vehicles and gives all others a Euro standard", () => {
    expect(
      offenders(
        ({ version, euroStandard }) =>
          (version.fuel === "electric") !== (version.displacement === null) ||
          (version.fuel === "electric") !== (euroStandard === null),
      ),
    ).toEqual([]);
  });

  test("stands at dealers that exist, motorbikes only where they are sold", () => {
    const byCode = new Map(dealers.map((dealer) => [dealer.dealerCode, dealer]));
    expect(
      offenders(({ dealerCode, version }) => {
        const dealer = byCode.get(dealerCode);
        return !dealer || dealer.size === 0 || (version.kind === "motorbike" && !dealer.sellsMotorbikes);
      }),
    ).toEqual([]);
  });

  test("is equipped from the table of its kind, nothing twice, richer trims with more", () => {
    const kindOf = new Map(equipment.map(({ id, kind }) => [id, kind]));
    expect(
      offenders(
        ({ equipment: ids, version }) =>
          new Set(ids).size !== ids.length || ids.some((id) => kindOf.get(id) !== version.kind),
      ),
    ).toEqual([]);
    const mean = (trim: string) => {
      const counts = stock
        .filter(
          ({ version, modelYear }) => version.kind === "car" && version.trim === trim && modelYear >= 2020,
        )
        .map((vehicle) => vehicle.equipment.length);
      return counts.reduce((sum, count) => sum + count, 0) / counts.length;
    };
    expect(mean("base")).toBeLessThan(mean("mid"));
    expect(mean("mid")).toBeLessThan(mean("high"));
    expect(mean("high")).toBeLessThan(mean("luxury"));
  });

  test("is inspected in the future and offers warranty contracts only for younger vehicles", () => {
    expect(offenders(({ inspectionDueAt }) => inspectionDueAt !== null && inspectionDueAt <= today)).toEqual(
      [],
    );
    expect(offenders((vehicle) => ageOf(vehicle) > 13 && vehicle.warrantyContracts.length > 0)).toEqual([]);
    expect(share(({ warrantyContracts }) => warrantyContracts.length === 3)).toBeGreaterThan(0.3);
  });

  test("shows every vehicle by eight views or more of its own model in its own paint, the front first", () => {
    expect(
      offenders(({ pictureSet: set, paint, version }) => {
        const key = modelKey({ make: version.makeId, model: version.modelName, body: version.body });
        if (set === null || set.pictures.length < 8 || set.paint !== paint) return true;
        const paths = set.pictures.flatMap(({ files }) => Object.values(files));
        return (
          !set.pictures[0]?.view.startsWith("front") ||
          paths.some((path) => !path.startsWith(`/pictures/${key}/`))
        );
      }),
    ).toEqual([]);
  });

  test("gives the pictures of a model in turn, and changes nothing else of the stock by them", () => {
    const bare = generateVehicles({ today });
    expect(bare.every(({ pictureSet }) => pictureSet === null)).toBe(true);
    const rest = (vehicle: SeedVehicle) => ({ ...vehicle, pictureSet: null, paint: "", colorName: "" });
    expect(bare.map(rest)).toEqual(stock.map(rest));
    const shown = new Map<string, string[]>();
    for (const { pictureSet, version } of stock) {
      const key = `${version.makeId} ${version.modelName} ${version.body}`;
      shown.set(key, [...(shown.get(key) ?? []), pictureSet?.name ?? ""]);
    }
    for (const [key, names] of shown) {
      const first = names.slice(0, new Set(names).size);
      expect(new Set(first).size, key).toBe(first.length);
    }
  });
});
