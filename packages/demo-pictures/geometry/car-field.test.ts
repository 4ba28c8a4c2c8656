import { describe, expect, test } from "vitest";
import type { Body } from "../tables/body.ts";
import { SHAPES } from "../tables/shapes.ts";
import { carField, draught } from "./car-field.ts";

describe.each(Object.entries(SHAPES) as [string, Body][])("%s", (_, body) => {
  const car = draught(body);
  const field = carField(car);

  test("stands between nose and tail, is as wide as it says within 6 cm", () => {
    expect(field(body.length / 2, 0.6, 0)).toBeLessThan(0);
    expect(field(-0.02, 0.6, 0)).toBeGreaterThan(0);
    expect(field(body.length + 0.02, 0.6, 0)).toBeGreaterThan(0);
    const middle = body.frontOverhang + body.wheelbase / 2;
    const crease = car.shoulder(middle) - 0.02;
    expect(field(middle, crease, body.width / 2 + 0.03)).toBeGreaterThan(0);
    expect(field(middle, crease, body.width / 2 - 0.06)).toBeLessThan(0);
  });

  test("leaves room for the wheels, which stay inside the body's length", () => {
    for (const axle of car.axles)
      expect(field(axle, body.wheelRadius, body.width / 2 - 0.12)).toBeGreaterThan(0);
    expect(car.axles[0] - car.archRadius).toBeGreaterThan(0.1);
    expect(car.axles[1] + car.archRadius).toBeLessThan(body.length - 0.1);
  });

  test("does not reach over the lower edge of its windows, where the mesh would cut a ragged line", () => {
    const at = { side: 0, roof: 0, lower: 0, rear: 0 };
    const [from, to] = [body.windowFront[0] + 0.12, body.windowRear[0] - 0.08];
    for (let x = from; x <= to; x += 0.1) {
      const z = car.plan(x) - 0.052 - (body.tumblehome ?? 0.25) * 0.018;
      field(x, car.belt(x) + 0.018, z, at);
      expect(at.lower, `at ${x.toFixed(2)} m`).toBeGreaterThan(0.02);
    }
  });

  test("has its doors, pillars and windows in order along the car", () => {
    const { front, split, rear } = body.doors;
    expect(front).toBeLessThan(split);
    if (rear !== undefined) expect(split).toBeLessThan(rear);
    expect(body.windowFront[0]).toBeLessThan(body.windowRear[0]);
    expect(body.face[0]).toBeLessThan(body.face[1]);
    expect(body.rear[0]).toBeLessThan(body.rear[1]);
  });
});
