import { describe, expect, test } from "vitest";
import { FACES } from "../tables/faces.ts";
import { drawFlat, movePath, type Placement, type Shape } from "./shapes.ts";

const double: Placement = (u, v) => [2 * u, 3 * v];

describe("movePath", () => {
  test.each([
    ["M1 2 L-3 4 Z", "M2.0000 6.0000 L-6.0000 12.0000 Z"],
    ["M0.5 .5 Q1 1 2,2", "M1.0000 1.5000 Q2.0000 3.0000 4.0000 6.0000"],
    ["Z", "Z"],
  ])("%s", (path, moved) => {
    expect(movePath(path, double)).toBe(moved);
  });
});

test("the two layers draw the same outline with different inks", () => {
  const shapes: readonly Shape[] = [{ path: "M0 0 L1 0 L1 1 Z", fill: "chrome", stroke: "gap", width: 0.01 }];
  const draw = (layer: "color" | "surface") =>
    drawFlat(shapes, { width: 2, height: 3, pixels: 20 }, double, layer);
  expect(draw("color")).toContain('fill="#d5d8db"');
  expect(draw("surface")).toContain('fill="rgb(31,255,0)"');
  const bare = (svg: string) => svg.replace(/(fill|stroke)="[^"]*"/g, "");
  expect(bare(draw("color"))).toBe(bare(draw("surface")));
});

test.each(Object.entries(FACES))("face %s is drawn from absolute commands with whole pairs", (_, face) => {
  for (const { path } of [...face.front, ...face.tail] as readonly Shape[]) {
    if (path === undefined) continue;
    expect(path).toMatch(/^[MLCQZ\d\s.,-]+$/);
    expect((path.match(/-?\d*\.?\d+/g) ?? []).length % 2).toBe(0);
  }
});
