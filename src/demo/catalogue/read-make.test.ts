import { describe, expect, test } from "vitest";
import { readMake } from "./read-make.ts";

const make = { id: "seat", name: "SEAT", kind: "car", wmi: "VSS", residual: 1 } as const;
const model = "= León | hatchback | 5 doors | 5 seats | common 11";
const row = "1.5 TSI 150 CV | 2018-2023 | 150 | 1498 | petrol | manual | 25100 | 130 | mid";

describe("readMake", () => {
  test("reads a model and its versions", () => {
    expect(readMake(make, `${model} | VSZ\n${row} | estate, 7 seats, 4x4`)).toEqual([
      {
        id: "seat-leon-1-5-tsi-150-cv-2018",
        kind: "car",
        makeId: "seat",
        makeName: "SEAT",
        modelId: "leon",
        modelName: "León",
        name: "1.5 TSI 150 CV",
        body: "estate",
        doors: 5,
        seats: 7,
        from: 2018,
        to: 2023,
        power: 150,
        displacement: 1498,
        fuel: "petrol",
        transmission: "manual",
        priceNew: 25_100,
        co2: 130,
        consumption: 5.6,
        trim: "mid",
        traction4x4: true,
        electricRange: null,
        wmi: "VSZ",
        residual: 1,
        popularity: 11,
      },
    ]);
  });

  test("reads an electric version that is still sold", () => {
    const [version] = readMake(
      make,
      `${model}\nE | 2021- | 204 | - | electric | automatic | 38000 | 0 | high | range 400, uses 15.4`,
    );
    expect(version).toMatchObject({
      to: null,
      displacement: null,
      electricRange: 400,
      consumption: 15.4,
      wmi: "VSS",
    });
  });

  test.each([
    ["León Cup", "Cup"],
    ["León", "150 CV"],
    ["Leónidas", "Leónidas"],
  ])("does not say the model twice: %s is %s", (name, expected) => {
    const [version] = readMake(make, `${model}\n${row.replace("1.5 TSI 150 CV", name)}`);
    expect(version?.name).toBe(expected);
  });

  test.each([
    ["a version before its model", row],
    ["an unknown body", model.replace("hatchback", "naked")],
    ["a WMI with a letter that VINs do not have", `${model} | VSO`],
    ["doors without a number", model.replace("5 doors", "doors")],
    ["an unknown fuel", `${model}\n${row.replace("petrol", "petol")}`],
    ["years that are none", `${model}\n${row.replace("2018-2023", "2018")}`],
    ["a missing cell", `${model}\n${row.replace("| mid", "")}`],
    ["an unknown extra", `${model}\n${row} | 4x5`],
    ["a range of nothing", `${model}\n${row} | range far`],
  ])("refuses %s", (_, table) => {
    expect(() => readMake(make, table)).toThrow(/catalogue of seat/);
  });
});
