import { describe, expect, test } from "vitest";
import { carPartNames, type Damage, damagesOf } from "#domain/car-parts.ts";
import { inspectionPoints } from "#domain/inspection-points.ts";
import { motorbikePartNames } from "#domain/motorbike-parts.ts";
import { toDay } from "../calendar.ts";
import { generateVehicles } from "../generate-vehicles.ts";
import type { SeedPassport, SeedVehicle } from "../seed-vehicle.ts";

const today = "2026-11-20";
const stock = generateVehicles({ today });
const inspected = stock.flatMap(({ passport, ...vehicle }) => (passport ? [{ ...vehicle, passport }] : []));
type Inspected = SeedVehicle & { passport: SeedPassport };
const offenders = (test: (vehicle: Inspected) => boolean) => inspected.filter(test).map(({ vin }) => vin);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const ageOf = ({ registeredAt }: Pick<SeedVehicle, "registeredAt">) =>
  (toDay(today) - toDay(registeredAt)) / 365.25;

test("every vehicle has one but those that have just come in", () => {
  const others = stock.filter(({ passport }) => passport === null);
  expect(others.filter(({ arrivedAt }) => toDay(today) - toDay(arrivedAt) > 2 && arrivedAt <= today)).toEqual(
    others.filter(
      ({ status, arrivedAt, statusSince }) =>
        status === "bought" && toDay(statusSince) - toDay(arrivedAt) <= 2,
    ),
  );
  expect(inspected.length / stock.length).toBeGreaterThan(0.9);
  expect(others.length).toBeGreaterThan(10);
});

test("it depends on the vehicle alone", () => {
  const [first] = generateVehicles({ today, count: 1 });
  expect(first?.passport).toEqual(stock[0]?.passport);
});

test("vehicles are inspected after they came in, and before they were sold", () => {
  expect(
    offenders(
      ({ passport: { inspectedAt }, arrivedAt, status, statusSince }) =>
        inspectedAt <= arrivedAt || inspectedAt > (status === "bought" ? statusSince : today),
    ),
  ).toEqual([]);
});

describe("marks", () => {
  const possible: readonly Damage[] = ["scratch", "dent", "rust", "chip", "kerbed", "worn"];

  test("are on parts that the vehicle has, in their order, one each", () => {
    expect(
      offenders(({ version, passport: { marks } }) => {
        const names: readonly string[] = version.kind === "car" ? carPartNames : motorbikePartNames;
        const places = marks.map(({ part }) => names.indexOf(part));
        return places.some((place, at) => place <= (places[at - 1] ?? -1));
      }),
    ).toEqual([]);
  });

  test("are none that a shop mends", () => {
    expect(
      offenders(({ passport }) => passport.marks.some(({ damage }) => !possible.includes(damage))),
    ).toEqual([]);
    expect(Object.values(damagesOf).flat()).toEqual(expect.arrayContaining([...possible]));
  });

  test("grow in number with age and with kilometres", () => {
    const counts = (test: (vehicle: Inspected) => boolean) =>
      mean(inspected.filter(test).map(({ passport }) => passport.marks.length));
    const byAge = [0, 2, 4, 7, 10].map((from, at, ages) =>
      counts((vehicle) => ageOf(vehicle) >= from && ageOf(vehicle) < (ages[at + 1] ?? 99)),
    );
    expect(byAge).toEqual(byAge.toSorted((a, b) => a - b));
    const byUse = [0, 30_000, 60_000, 100_000].map((from, at, uses) =>
      counts(({ kilometers }) => kilometers >= from && kilometers < (uses[at + 1] ?? 9e9)),
    );
    expect(byUse).toEqual(byUse.toSorted((a, b) => a - b));
    expect(inspected.filter(({ passport }) => passport.marks.length === 0).length).toBeGreaterThan(100);
  });
});

test("every point of an inspection is told, most of them in order", () => {
  expect(
    offenders(
      ({ version, passport }) =>
        passport.points.map(({ point }) => point).join() !== inspectionPoints[version.kind].join(),
    ),
  ).toEqual([]);
  const states = inspected.flatMap(({ passport }) => passport.points.map(({ state }) => state));
  const share = (wanted: string) => states.filter((state) => state === wanted).length / states.length;
  expect(share("ok")).toBeGreaterThan(0.6);
  expect(share("renewed")).toBeGreaterThan(0.05);
  expect(share("seen")).toBeGreaterThan(0.03);
});

describe("the line of kilometres", () => {
  test("begins with the registration and ends with what is on the clock", () => {
    expect(
      offenders(({ registeredAt, arrivedAt, kilometers, passport: { kilometerLine: line } }) => {
        const [first, last] = [line[0], line.at(-1)];
        return (
          first?.at !== registeredAt ||
          first.kilometers !== 0 ||
          last?.at !== arrivedAt ||
          last.kilometers !== kilometers
        );
      }),
    ).toEqual([]);
  });

  test("never falls, and goes on from day to day", () => {
    expect(
      offenders(({ passport: { kilometerLine: line } }) =>
        line.some((reading, at) => {
          const before = line[at - 1];
          return before !== undefined && (reading.kilometers < before.kilometers || reading.at < before.at);
        }),
      ),
    ).toEqual([]);
  });

  test("says the periodic inspections of older vehicles, and nothing of an imported one's first years", () => {
    const older = inspected.filter(
      ({ version, imported, ...vehicle }) => !imported && version.kind === "car" && ageOf(vehicle) > 5.5,
    );
    expect(
      older.filter(({ passport }) => !passport.kilometerLine.some(({ source }) => source === "inspection")),
    ).toEqual([]);
    const readings = (imported: boolean) =>
      mean(
        inspected
          .filter((vehicle) => vehicle.imported === imported && ageOf(vehicle) > 4)
          .map(({ passport }) => passport.kilometerLine.length),
      );
    expect(readings(true)).toBeLessThan(readings(false));
  });
});
