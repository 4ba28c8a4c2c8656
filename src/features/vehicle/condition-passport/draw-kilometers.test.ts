import fc from "fast-check";
import { expect, test } from "vitest";
import { renderKilometerLine } from "./condition-passport.tsx";

const box = { width: 600, height: 100 };

test("the line goes from the first day to the last, and from nothing to the most", () => {
  const readings = [
    { at: "2020-01-01", kilometers: 0 },
    { at: "2021-01-01", kilometers: 10_000 },
    { at: "2024-01-01", kilometers: 40_000 },
  ];
  expect(renderKilometerLine(readings, box)).toEqual({
    line: "M0 100L150.3 75L600 0",
    spots: "M0 100h0M150.3 75h0M600 0h0",
  });
});

test.each([[[]], [[{ at: "2020-01-01", kilometers: 12 }]]])("of %j nothing is drawn", (readings) => {
  expect(renderKilometerLine(readings, box)).toEqual({ line: "", spots: "" });
});

test("readings of one day, and a clock that stands at nothing, stay in the box", () => {
  const at = "2020-01-01";
  expect(
    renderKilometerLine(
      [
        { at, kilometers: 0 },
        { at, kilometers: 0 },
      ],
      box,
    ).line,
  ).toBe("M0 100L0 100");
});

test("a clock that never falls is never drawn falling", () => {
  const steps = fc.array(fc.record({ days: fc.nat(900), driven: fc.nat(40_000) }), {
    minLength: 2,
    maxLength: 30,
  });
  const property = fc.property(steps, (all) => {
    let [day, kilometers] = [0, 0];
    const readings = all.map(({ days, driven }) => {
      day += days;
      kilometers += driven;
      return { at: new Date(day * 86_400_000).toISOString().slice(0, 10), kilometers };
    });
    const places = [...renderKilometerLine(readings, box).line.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(places).toHaveLength(readings.length);
    for (const [index, [x, y]] of places.entries()) {
      const [beforeX, beforeY] = places[index - 1] ?? [0, box.height];
      expect(x).toBeGreaterThanOrEqual(beforeX);
      expect(y).toBeLessThanOrEqual(beforeY);
      expect(x <= box.width && y >= 0).toBe(true);
    }
  });
  fc.assert(property, { numRuns: 1_000 });
});
