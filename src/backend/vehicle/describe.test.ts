import { describe, expect, test } from "vitest";
import { describeEquipment } from "./describe-equipment.ts";
import { describePicture } from "./describe-picture.ts";
import { commercialDescription, versionName } from "./vehicle-names.ts";

const picture = { view: "side", file: "abc123", width: 1200, height: 900, body: "hatchback", paint: "red" };

describe("a picture", () => {
  test.each([
    ["front-three-quarter", "car", "es", "SEAT León rojo visto de tres cuartos delantero"],
    ["front-three-quarter", "motorbike", "es", "SEAT León roja vista de tres cuartos delantero"],
    ["rear-three-quarter", "car", "pt", "SEAT León vermelho visto a três quartos de trás"],
    ["side", "motorbike", "pt", "SEAT León vermelha vista de lado"],
    ["interior-front", "car", "es", "Interior del SEAT León"],
    ["dashboard", "motorbike", "pt", "Painel de instrumentos da SEAT León"],
    ["spin-07", "car", "es", "SEAT León rojo"],
  ] as const)("%s of a %s in %s is described", (view, kind, locale, alt) => {
    expect(describePicture({ ...picture, view }, { name: "SEAT León", kind }, locale).alt).toBe(alt);
  });

  test("comes in two encodings and three widths", () => {
    const { url, variants = [] } = describePicture(picture, { name: "SEAT León", kind: "car" }, "es");
    expect(url).toBe("/pictures/abc123-640.webp");
    expect(variants.map((variant) => variant.url)).toEqual([
      "/pictures/abc123-360.avif",
      "/pictures/abc123-640.avif",
      "/pictures/abc123-1200.avif",
      "/pictures/abc123-360.webp",
      "/pictures/abc123-640.webp",
      "/pictures/abc123-1200.webp",
    ]);
  });

  test("in a paint without a name is described without it", () => {
    const { alt } = describePicture(
      { ...picture, paint: "chameleon" },
      { name: "SEAT León", kind: "car" },
      "es",
    );
    expect(alt).toBe("SEAT León visto de lado");
  });
});

test("equipment is grouped, in words, without what nobody knows", () => {
  expect(describeEquipment(["bluetooth", "air-conditioning", "flying"], "pt")).toEqual([
    { heading: "Conforto", items: ["Ar condicionado"] },
    { heading: "Conectividade e som", items: ["Bluetooth com mãos-livres"] },
  ]);
});

describe("the name of a version", () => {
  type Row = Parameters<typeof commercialDescription>[0];
  const row = (model: string, version: string, displacement: number | null = 689) =>
    ({ model: { name: model }, version: { name: version, power: 73, displacement } }) as Row;
  test.each([
    ["MT-07", "MT-07 A2", "A2", "A2"],
    ["MT-07", "MT-07", "", "689 cc, 73 CV"],
    ["León", "1.5 TSI Style", "1.5 TSI Style", "1.5 TSI Style"],
    ["C", "C220d", "C220d", "C220d"],
  ])("of %s, sold as %s", (model, version, short, shown) => {
    expect(versionName(row(model, version))).toBe(short);
    expect(commercialDescription(row(model, version))).toBe(shown);
  });

  test("of an electric one has no cubic centimetres", () => {
    expect(commercialDescription(row("Zoe", "Zoe", null))).toBe("73 CV");
  });
});
