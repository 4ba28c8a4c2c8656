import { describe, expect, test } from "vitest";
import { createPictureChooser } from "./choose-pictures.ts";
import type { PictureEntry } from "./picture-manifest.ts";
import { createRandom } from "./random.ts";

const picture = (
  body: string,
  paint: string,
  view: string,
  more: Partial<PictureEntry> = {},
): PictureEntry => {
  const wheel = "ten-spoke";
  const file = `${body} ${paint} ${view} ${more.face ?? "a"} ${more.backdrop ?? "studio"} ${more.frame ?? ""}`;
  return { body, paint, view, face: "a", wheel, backdrop: "studio", file, width: 1200, height: 900, ...more };
};

const suv = { makeId: "seat", modelId: "ateca", body: "suv", paint: "blue" } as const;
const choose = (
  pictures: PictureEntry[],
  wanted: Parameters<ReturnType<typeof createPictureChooser>["choose"]>[0],
) => createPictureChooser({ pictures }).choose(wanted, createRandom(5));

describe("createPictureChooser", () => {
  test("puts the front first, then side, rear and interior, then the turntable", () => {
    const views = choose(
      [
        picture("suv", "blue", "spin", { frame: 2 }),
        picture("suv", "blue", "spin", { frame: 1 }),
        picture("suv", "blue", "detail"),
        picture("suv", "blue", "interior"),
        picture("suv", "blue", "rear-three-quarter"),
        picture("suv", "blue", "side"),
        picture("suv", "blue", "front-three-quarter"),
      ],
      suv,
    ).map(({ view, frame }) => `${view}${frame ?? ""}`);
    expect(views).toEqual([
      "front-three-quarter",
      "side",
      "rear-three-quarter",
      "interior",
      "detail",
      "spin1",
      "spin2",
    ]);
  });

  test("gives a turntable only to the vehicle that it shows, frames in order after the pictures", () => {
    const pictures = [picture("suv", "blue", "side"), picture("suv", "red", "side")];
    const [shown] = pictures;
    const spins = [
      { ...picture("suv", "blue", "spin"), frames: [{ file: "f0" }, { file: "f1" }, { file: "f2" }] },
    ];
    const chooser = createPictureChooser({ pictures, spins });
    const turned = chooser.choose(suv, createRandom(5));
    expect(turned.map(({ file, frame }) => [file, frame])).toEqual([
      [shown?.file, undefined],
      ["f0", 0],
      ["f1", 1],
      ["f2", 2],
    ]);
    expect(chooser.choose({ ...suv, paint: "red" }, createRandom(5))).toHaveLength(1);
  });

  test.each([
    ["the paint itself", [picture("suv", "red", "side"), picture("suv", "blue", "side")], "suv blue"],
    [
      "the same body in another paint",
      [picture("suv", "red", "side"), picture("estate", "blue", "side")],
      "suv red",
    ],
    [
      "the nearest body",
      [picture("hatchback", "blue", "side"), picture("naked", "blue", "side")],
      "hatchback blue",
    ],
    ["nothing", [picture("naked", "blue", "side")], undefined],
    ["nothing from an empty manifest", [], undefined],
  ])("falls back to %s", (_, pictures, expected) => {
    const [first] = choose(pictures, suv);
    expect(first && `${first.body} ${first.paint}`).toBe(expected);
  });

  test("shows one combination only, and always the same face for a model", () => {
    const pictures = ["a", "b", "c"].flatMap((face) =>
      ["studio", "yard"].flatMap((backdrop) =>
        ["front-three-quarter", "side"].map((view) => picture("suv", "blue", view, { face, backdrop })),
      ),
    );
    const chooser = createPictureChooser({ pictures });
    const galleries = Array.from({ length: 40 }, (_, seed) => chooser.choose(suv, createRandom(seed)));
    for (const gallery of galleries)
      expect(gallery.map(({ view }) => view)).toEqual(["front-three-quarter", "side"]);
    const faces = new Set(galleries.flat().map(({ file }) => file.split(" ")[3]));
    const backdrops = new Set(galleries.flat().map(({ file }) => file.split(" ")[4]));
    expect(faces.size).toBe(1);
    expect(backdrops.size).toBe(2);
  });

  test("borrows an interior, in which the paint is not seen", () => {
    const gallery = choose([picture("suv", "blue", "side"), picture("suv", "none", "interior")], suv);
    expect(gallery.map(({ view }) => view)).toEqual(["side", "interior"]);
  });

  test("says which paints a body can be shown in", () => {
    const chooser = createPictureChooser({ pictures: [picture("naked", "red", "side")] });
    expect(chooser.hasPaint("naked", "red")).toBe(true);
    expect(chooser.hasPaint("trail", "red")).toBe(true);
    expect(chooser.hasPaint("trail", "blue")).toBe(false);
    expect(chooser.hasPaint("suv", "blue")).toBe(true);
  });

  test("says in which paints a make can be shown with its own face", () => {
    const pictures = [
      picture("suv", "red", "side", { face: "a" }),
      picture("suv", "blue", "side", { face: "b" }),
    ];
    const chooser = createPictureChooser({ pictures, mixes: { seat: { face: "a", wheel: "ten-spoke" } } });
    expect(chooser.hasOwnFace("seat", "suv", "red")).toBe(true);
    expect(chooser.hasOwnFace("seat", "suv", "blue")).toBe(false);
    expect(chooser.hasOwnFace("seat", "suv", "white")).toBe(false);
    expect(chooser.hasOwnFace("unknown", "suv", "red")).toBe(false);
  });

  test("a straight front does not come before the three-quarter view", () => {
    const views = choose(
      [picture("suv", "blue", "front"), picture("suv", "blue", "front-three-quarter")],
      suv,
    );
    expect(views.map(({ view }) => view)).toEqual(["front-three-quarter", "front"]);
  });

  test("a make gets its own face where that was rendered, and the fullest gallery of it", () => {
    const pictures = ["a", "b", "c"].flatMap((face) => [
      picture("suv", "blue", "front-three-quarter", { face }),
      picture("suv", "blue", "front-three-quarter", { face, backdrop: "hall" }),
      picture("suv", "blue", "side", { face, backdrop: "hall" }),
    ]);
    for (const face of ["a", "b", "c"]) {
      const chooser = createPictureChooser({ pictures, mixes: { seat: { face, wheel: "ten-spoke" } } });
      const files = chooser.choose(suv, createRandom(5)).map(({ file }) => file);
      expect(files).toEqual([`suv blue front-three-quarter ${face} hall `, `suv blue side ${face} hall `]);
    }
  });
});
