import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PictureOverlay } from "#contract/picture.ts";
import { PictureOverlays } from "./picture-overlays.tsx";

const rendered = (overlay: PictureOverlay) =>
  renderToStaticMarkup(
    <PictureOverlays picture={{ url: "/a.avif", width: 1000, height: 500, overlays: [overlay] }} />,
  );
const box = (left: number, top: number, right: number, bottom: number) => [
  ...[left, top, right, top],
  ...[right, bottom, left, bottom],
];

test("a plate of cars is one line beside the sign of its country, laid over its corners", () => {
  const markup = rendered({ kind: "plate", text: "0000 LBC", corners: box(0.2, 0.4, 0.4, 0.48) });
  expect(markup).toContain('viewBox="0 0 1000 500"');
  // 200 by 40 pixels are 500 by 100 of its own.
  expect(markup).toContain('transform="matrix(0.4 0 0 0.4 200 200)"');
  expect(markup.match(/<text/g)).toHaveLength(1);
  expect(markup).toContain(">0000 LBC</text>");
});

test("a plate of cars that is seen from an angle is one line", () => {
  const markup = rendered({ kind: "plate", text: "0000 LBC", corners: box(0.2, 0.4, 0.3, 0.49) });
  expect(markup).toContain(">0000 LBC</text>");
});

test.each([
  ["0000 LBC", ["0000", "LBC"]],
  ["AA 00 BC", ["AA 00", "BC"]],
])("%s on a plate of motorbikes has two lines", (text, lines) => {
  const markup = rendered({ kind: "plate", text, corners: box(0.4, 0.4, 0.5, 0.58) });
  expect([...markup.matchAll(/>([^<>]+)<\/text>/g)].map(([, line]) => line)).toEqual(lines);
});

test("leans as what it is written on does", () => {
  const corners = [0.1, 0.6, 0.2, 0.62, 0.2, 0.66, 0.1, 0.64];
  const [, matrix = ""] =
    /matrix\(([^)]+)\)/.exec(rendered({ kind: "odometer", text: "9 km", corners })) ?? [];
  const [, lean = 0] = matrix.split(" ").map(Number);
  expect(lean).toBeGreaterThan(0);
});

test("nothing is written on a picture of unknown size", () => {
  const overlays = [{ kind: "plate" as const, text: "0000 LBC", corners: box(0, 0, 1, 0.2) }];
  expect(renderToStaticMarkup(<PictureOverlays picture={{ url: "/a.avif", overlays }} />)).toBe("");
  expect(renderToStaticMarkup(<PictureOverlays picture={{ url: "/a.avif", width: 9, height: 9 }} />)).toBe(
    "",
  );
});
