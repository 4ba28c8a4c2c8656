import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readCatalogue } from "./catalogue.ts";

const folder = mkdtempSync(join(tmpdir(), "volante-catalogue-"));
afterAll(() => rmSync(folder, { recursive: true }));

const makes = "make,kind,name,wmi,residual\nseat,car,SEAT,VSS,1";
const models = "make,model,kind,body,doors,seats,popularity,wmi\nseat,León,car,hatchback,5,5,11,VSZ";
const head =
  "make,model,version,from,to,power,cc,fuel,transmission,price,co2,trim,body,doors,seats,4x4,range,uses";
const version = "seat,León,1.5 TSI 150 CV,2018,2023,150,1498,petrol,manual,25100,130,mid,,,,,,";

const read = (tables: { makes?: string; models?: string; version?: string }) => {
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  return readCatalogue({
    makes: file("makes.csv", tables.makes ?? makes),
    models: file("models.csv", tables.models ?? models),
    versions: file("versions.csv", `${head}\n${tables.version ?? version}`),
  });
};

describe("readCatalogue", () => {
  test("reads a version with what differs from its model", () => {
    const text = version.replace("mid,,,,", "mid,estate,,7,yes");
    expect(read({ version: text })).toEqual([
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
    const [electric] = read({
      models: models.replace("VSZ", ""),
      version: "seat,León,E,2021,,204,,electric,automatic,38000,0,high,,,,,400,15.4",
    });
    expect(electric).toMatchObject({
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
    expect(read({ version: version.replace("1.5 TSI 150 CV", name) })[0]?.name).toBe(expected);
  });

  test.each([
    ["a make that no table has", { models: models.replace("seat,", "sea,") }, "models.csv:2: make: "],
    ["a body of motorbikes", { models: models.replace("hatchback", "naked") }, "models.csv:2: body: "],
    [
      "a WMI with a letter that VINs do not have",
      { models: models.replace("VSZ", "VSO") },
      "models.csv:2: wmi: ",
    ],
    ["a model that no table has", { version: version.replace("León", "Leon") }, "versions.csv:2: model: "],
    ["an unknown fuel", { version: version.replace("petrol", "petol") }, "versions.csv:2: fuel: "],
    ["years that run backwards", { version: version.replace("2023", "2013") }, "versions.csv:2: to: "],
    ["a missing cell", { version: version.replace(",mid", ",") }, "versions.csv:2: trim: "],
    ["a range of nothing", { version: version.replace(",,,,,,", ",,,,,0,") }, "versions.csv:2: range: "],
  ])("refuses %s", (_, tables, place) => {
    expect(() => read(tables)).toThrow(`${folder}/${place}`);
  });
});
