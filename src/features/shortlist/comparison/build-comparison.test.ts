import { describe, expect, test } from "vitest";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import type { CompareWeights } from "#domain/compare-weights.ts";
import { fail, ok } from "#platform/result.ts";
import { wordsOf } from "#platform/wording.ts";
import { buildComparison } from "./build-comparison.ts";
import { onlyDifferences } from "./comparison.ts";

const vins = ["VSSZZZ5FZKR000001", "VSSZZZ5FZKR000002"] as const;

const detail = (
  vin: string,
  card: Partial<Vehicle["card"]> = {},
  rest: Partial<Pick<Vehicle, "technicalData" | "equipment" | "carDetailFinance">> = {},
): Vehicle => ({
  ...sampleVehicle,
  vehicle: { ...sampleVehicle.vehicle, vin },
  card: { ...sampleVehicle.card, vin, ...card },
  ...rest,
});

const carDetailFinance: Vehicle["carDetailFinance"] = {
  taeg: 10.25,
  tan: 8.99,
  months: 84,
  monthlyPayment: 434.27,
  depositValue: 7_200,
  capitalFinance: 27_000,
  residualValue: 0,
  mtic: 37_153.5,
  initialExpenses: 675,
  promo: false,
  creditTypeId: "credit",
  pvp: 34_200,
  pvf: 34_200,
};

const rowsOf = (answer: ReturnType<typeof buildComparison>) =>
  Object.fromEntries(answer.groups.flatMap(({ rows }) => rows.map(({ label, ...row }) => [label, row])));

describe("vehicles side by side", () => {
  test("share a row where their data have the same name, in both languages' own words", () => {
    const engine = (value: string) => [{ heading: "Motor", items: [{ label: "Potencia", value }] }];
    const answer = buildComparison(
      [
        ok(detail(vins[0], { year: 2018 }, { technicalData: engine("130 CV") })),
        ok(detail(vins[1], {}, { technicalData: [...engine("130 CV"), { heading: "Color", items: [] }] })),
      ],
      "es",
    );
    expect(rowsOf(answer)).toMatchObject({
      Potencia: { values: ["130 CV", "130 CV"], differs: false },
      Año: { values: ["2018", "2019"], differs: true },
    });
    expect(onlyDifferences(answer.groups).map(({ rows }) => rows.map(({ label }) => label))).toEqual([
      ["Precio por año de vida útil estimado", "Año"],
    ]);
    expect(Object.keys(rowsOf(buildComparison([ok(detail(vins[0]))], "pt")))).toContain("Preço a pronto");
  });

  test("mark what is not known, and leave out what nobody says and the VIN itself", () => {
    const data = (items: { label: string; value: string }[]) => [{ heading: "Datos", items }];
    const answer = buildComparison(
      [
        ok(detail(vins[0], {}, { technicalData: data([{ label: "Plazas", value: "5" }]) })),
        ok(detail(vins[1], {}, { technicalData: data([{ label: "Bastidor", value: vins[1] }]) })),
      ],
      "es",
    );
    const rows = rowsOf(answer);
    expect(rows.Plazas).toEqual({ values: ["5", null], differs: true });
    expect(rows).not.toHaveProperty("Bastidor");
    expect(rows).not.toHaveProperty("Dónde está");
  });

  test("tell what does not apply, and what a vehicle is known to lack, from what is not known", () => {
    const engine = (label: string, value: string) => [{ heading: "Motor", items: [{ label, value }] }];
    const electric = {
      ...detail(vins[0], {}, { technicalData: engine("Autonomía", "340 km") }),
      technicalGaps: [{ label: "Tracción", gap: "none" as const }],
    };
    const petrol = {
      ...detail(vins[1], {}, { technicalData: engine("Tracción", "4x4") }),
      technicalGaps: [{ label: "Autonomía", gap: "inapplicable" as const }],
    };
    const { technicalGaps: _, ...unsaid } = petrol;
    expect(rowsOf(buildComparison([ok(electric), ok(petrol)], "es"))).toMatchObject({
      Autonomía: { values: ["340 km", "No aplica"], differs: true },
      Tracción: { values: ["No", "4x4"], differs: true },
    });
    expect(rowsOf(buildComparison([ok(electric), ok(unsaid)], "es")).Autonomía?.values).toEqual([
      "340 km",
      null,
    ]);
  });

  test("say in words of their own what is not known, not offered and not listed", () => {
    const whole = {
      technicalData: [{ heading: "Motor", items: [{ label: "Potencia", value: "130 CV" }] }],
      equipment: [{ heading: "Confort", items: ["Techo"] }],
    };
    const { missing, notOffered, notListed, inapplicable } = wordsOf("es", "compare");
    const financed = detail(vins[0], { monthlyPrice: 200 }, { ...whole, carDetailFinance });
    const { groups } = buildComparison([ok(financed), ok(detail(vins[1]))], "es");
    const textOf = (label: string) =>
      groups.find(({ rows }) => rows.some((row) => row.label === label))?.missing;
    expect(["Potencia", wordsOf("es", "figures").fee, "Techo"].map(textOf)).toEqual([
      missing,
      notOffered,
      notListed,
    ]);
    expect(new Set([missing, notOffered, notListed, inapplicable]).size).toBe(4);
  });

  test("stand in the order of their points where something counts, else as they were chosen", () => {
    const answers = [
      ok(detail(vins[0], { totalPrice: 20_000 })),
      ok(detail(vins[1], { totalPrice: 10_000 })),
    ];
    const order = (weights?: CompareWeights) =>
      buildComparison(answers, "es", { weights }).vehicles.map(({ vin }) => vin);
    expect(order()).toEqual(vins);
    expect(order({ price: 3, kms: 0, age: 0, equipment: 0, cost: 0 })).toEqual([vins[1], vins[0]]);
    const { merits, scores } = buildComparison([...answers.slice(0, 1)], "es", {
      weights: { price: 1, kms: 0, age: 0, equipment: 0, cost: 0 },
    });
    expect([merits, scores]).toEqual([[], []]);
  });

  test("list equipment by what each has", () => {
    const equipment = (...items: string[]) => [{ heading: "Confort", items }];
    const answer = buildComparison(
      [
        ok(detail(vins[0], {}, { equipment: equipment("Climatizador", "Techo") })),
        ok(detail(vins[1], {}, { equipment: equipment("Climatizador") })),
      ],
      "es",
    );
    expect(rowsOf(answer)).toMatchObject({
      Climatizador: { values: ["Sí", "Sí"], differs: false },
      Techo: { values: ["Sí", null], differs: true },
    });
    expect(answer.groups.at(-1)?.missing).toBe("No consta");
  });

  test("show a monthly price only with everything that belongs to it", () => {
    const financed = detail(vins[0], { monthlyPrice: 434.27 }, { carDetailFinance });
    const finance = buildComparison([ok(financed), ok(detail(vins[1]))], "es").groups[1];
    expect(finance?.rows.map(({ label }) => label)).toEqual([
      "Cuota mensual",
      "TAE",
      "TIN fijo",
      "Plazo",
      "Entrada",
      "Importe total del crédito",
      "Gastos iniciales",
      "Importe total adeudado",
    ]);
    expect(finance?.rows.every(({ values }) => values[1] === null)).toBe(true);
  });

  test("skip what is sold, unknown or not loaded, and say how many", () => {
    const answer = buildComparison(
      [
        ok(detail(vins[0], { reserved: true })),
        ok(detail(vins[1], { bought: true })),
        fail("gone", ""),
        fail("not-found", ""),
        fail("timeout", ""),
      ],
      "es",
    );
    expect(answer.vehicles.map(({ vin, reserved }) => [vin, reserved])).toEqual([[vins[0], true]]);
    expect(answer).toMatchObject({ sold: ["SEAT León"], unknown: 2, unavailable: 1 });
    expect(buildComparison([], "pt").groups).toEqual([]);
  });
});
