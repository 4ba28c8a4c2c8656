import * as THREE from "three";
import type { Bike, Spot } from "../tables/bikes.ts";
import { ball } from "./ball.ts";
import { STUFF } from "./materials.ts";
import { bar, point } from "./sticks.ts";

export const lamps = ({ lamp, eyes, head }: Bike): THREE.Object3D[] => {
  const parts: THREE.Object3D[] = [];
  if (lamp) {
    const shell = ball(
      point(lamp.x + 0.02, lamp.y, 0),
      [lamp.radius * 0.85, lamp.radius, lamp.radius],
      STUFF.satin,
    );
    const glass = ball(
      point(lamp.x - lamp.radius * 0.5, lamp.y, 0),
      [0.034, lamp.radius * 0.86, lamp.radius * 0.86],
      STUFF.lens,
    );
    const bezel = new THREE.Mesh(new THREE.TorusGeometry(lamp.radius * 0.88, 0.009, 12, 60), STUFF.chrome);
    bezel.rotation.y = Math.PI / 2;
    bezel.position.set(lamp.x - lamp.radius * 0.45, lamp.y, 0);
    parts.push(shell, glass, bezel);
  }
  for (const side of [1, -1]) {
    if (eyes) {
      const [x, y, z] = eyes.at;
      const eye = ball(point(x, y, side * z), eyes.size, STUFF.lens);
      eye.rotation.set(side * -0.25, side * eyes.lean, 0);
      parts.push(eye);
    }
    const from: Spot = lamp
      ? [lamp.x + 0.05, lamp.y - 0.03, lamp.radius * 0.8]
      : [head[0] - 0.06, head[1] - 0.06, 0.17];
    const tip = point(from[0], from[1], side * (from[2] + 0.1));
    parts.push(
      bar(point(from[0], from[1], side * from[2]), tip, 0.006, STUFF.plastic),
      ball(tip, [0.024, 0.016, 0.034], STUFF.amber),
    );
  }
  return parts;
};
