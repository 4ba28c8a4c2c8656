import { describe, expect, test } from "vitest";
import type { DrawnPicture } from "../store/schema/picture-sets.ts";
import { describeEquipment } from "./describe-equipment.ts";
import { describeCover, describePictures, isShownByDrawings } from "./describe-pictures.ts";
import { commercialDescription, versionName } from "./vehicle-names.ts";

type Row = Parameters<typeof describePictures>[0];

const corners = [0.1, 0.2, 0.3, 0.2, 0.3, 0.25, 0.1, 0.25] as const;
const rendered = (view: string): DrawnPicture => ({
  view,
  files: { 360: `/pictures/a/${view}-360.avif`, 720: `/pictures/a/${view}-720.avif` },
  width: 720,
  height: 540,
});
const rowOf = (pictures: DrawnPicture[], more: { kind?: string; urls?: string[]; plate?: string | null }) =>
  ({
    vehicle: { kind: more.kind ?? "car", kilometers: 84_213 },
    details: {
      pictures: (more.urls ?? []).map((url) => ({ url })),
      paint: "red",
      displayPlate: more.plate === undefined ? "0000 LBC" : more.plate,
    },
    rendered: { pictures },
    brand: { name: "SEAT" },
    model: { name: "León" },
  }) as unknown as Row;

describe("a drawn picture", () => {
  test.each([
    ["front-three-quarter-left", "car", "es", "SEAT León rojo visto de tres cuartos delantero"],
    ["front-three-quarter-right", "motorbike", "es", "SEAT León roja vista de tres cuartos delantero"],
    ["side", "motorbike", "pt", "SEAT León vermelha vista de lado"],
    ["interior", "car", "es", "Interior del SEAT León"],
    ["odometer", "motorbike", "pt", "Painel de instrumentos da SEAT León, com 84\u00a0213\u00a0km"],
    ["odometer", "car", "es", "Cuadro de instrumentos del SEAT León, con 84\u00a0213\u00a0km"],
    ["boot", "car", "pt", "Bagageira do SEAT León"],
    ["underbody", "car", "es", "SEAT León"],
  ] as const)("%s of a %s in %s is described", (view, kind, locale, alt) => {
    expect(describePictures(rowOf([rendered(view)], { kind }), locale)[0]?.alt).toBe(alt);
  });

  test("has a file for each width, the widest first at hand", () => {
    const [picture] = describePictures(rowOf([rendered("side")], {}), "es");
    expect(picture).toMatchObject({ url: "/pictures/a/side-720.avif", width: 720, height: 540 });
    expect(picture?.variants).toEqual([
      { url: "/pictures/a/side-360.avif", width: 360, type: "image/avif" },
      { url: "/pictures/a/side-720.avif", width: 720, type: "image/avif" },
    ]);
    expect(picture).not.toHaveProperty("overlays");
  });

  test("says what is written on it, but in lists", () => {
    const written = [
      { ...rendered("front"), plate: corners },
      { ...rendered("odometer"), odometer: corners },
    ];
    const row = rowOf(written, {});
    expect(describePictures(row, "es").map(({ overlays }) => overlays)).toEqual([
      [{ kind: "plate", text: "0000 LBC", corners: [...corners] }],
      [{ kind: "odometer", text: "84213 km", corners: [...corners] }],
    ]);
    expect(describeCover(row, "es")).not.toHaveProperty("overlays");
    expect(describePictures(rowOf(written, { plate: null }), "es")[0]).not.toHaveProperty("overlays");
  });

  test("gives way to photographs", () => {
    const row = rowOf([rendered("side")], { urls: ["https://fotos.example/1.jpg"] });
    const photograph = { url: "https://fotos.example/1.jpg", alt: "SEAT León" };
    expect(describePictures(row, "es")).toEqual([photograph]);
    expect(describeCover(row, "es")).toEqual(photograph);
    expect([isShownByDrawings(row), isShownByDrawings(rowOf([], {}))]).toEqual([false, true]);
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
