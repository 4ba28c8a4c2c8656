import * as THREE from "three";
import type { Boot, Cabin } from "../tables/cabins.ts";
import { type Box, box } from "./box.ts";
import { material, STUFF } from "./materials.ts";

/** The parts of the rear bench: middle and width as shares of the room's width. */
const BENCHES: Record<Boot["seats"], readonly (readonly [at: number, share: number])[]> = {
  2: [],
  4: [
    [-0.25, 0.5],
    [0.25, 0.5],
  ],
  5: [
    [-0.2, 0.6],
    [0.3, 0.4],
  ],
};

/** The room behind the seats, or the bed of a pick-up, as seen by who stands behind the vehicle: -z forwards, floor at 0.5. */
export const bootSpace = ({ look, boot }: Cabin): THREE.Group => {
  const { width, depth, height, kind } = boot;
  const carpet = material({
    color: kind === "bed" ? "#2a2b2e" : "#35363a",
    roughness: kind === "bed" ? 0.55 : 0.95,
  });
  const trim = material({ color: kind === "bed" ? "#26272a" : "#45474c", roughness: 0.75 });
  const cover = material({ color: look.seat, roughness: look.leather ? 0.5 : 0.9 });
  const [near, far, floor] = [depth / 2, -depth / 2, 0.5];
  const group = new THREE.Group();
  const add = (part: Box) => group.add(box(part));
  add({ size: [width + 0.3, 0.05, depth], at: [0, floor - 0.025, 0], made: carpet });
  // The sill over which things are lifted, and the bumper under it.
  add({
    size: [width + 0.5, 0.07, 0.1],
    at: [0, floor + 0.015, near + 0.02],
    made: STUFF.plastic,
    round: 0.03,
  });
  add({
    size: [width * 0.94, 0.012, 0.05],
    at: [0, floor + 0.056, near + 0.02],
    made: STUFF.steel,
    round: 0.005,
  });
  add({ size: [width + 0.9, 0.5, 0.1], at: [0, floor - 0.28, near + 0.03], made: STUFF.satin, round: 0.04 });
  for (const side of [-1, 1]) {
    const x = side * (width / 2 + 0.08);
    add({ size: [0.16, height, depth], at: [x, floor + height / 2, 0], made: trim, round: 0.05 });
    // The housing of the wheel, and the pillar beside the opening.
    add({
      size: [0.2, height * 0.55, depth * 0.55],
      at: [x - side * 0.04, floor + height * 0.27, far + depth * 0.35],
      made: carpet,
      round: 0.07,
    });
    add({
      size: [0.3, height + 0.5, 0.12],
      at: [x + side * 0.2, floor + height / 2, near],
      made: STUFF.gloss,
      round: 0.05,
    });
    add({
      size: [0.03, 0.03, 0.05],
      at: [side * width * 0.42, floor + 0.012, near - 0.12],
      made: STUFF.chrome,
      round: 0.01,
    });
    add({
      size: [0.04, 0.07, 0.12],
      at: [x - side * 0.085, floor + height * 0.7, near - 0.16],
      made: STUFF.lens,
      round: 0.012,
    });
  }
  if (kind === "bed") {
    add({ size: [width + 0.3, height, 0.08], at: [0, floor + height / 2, far], made: trim, round: 0.02 });
    for (let i = 0; i < 9; i++) {
      add({
        size: [width / 22, 0.016, depth * 0.97],
        at: [((i - 4) / 9) * width, floor + 0.006, 0],
        made: trim,
        round: 0.006,
      });
    }
    return group;
  }
  for (const [at, share] of BENCHES[boot.seats]) {
    const across = width * share * 0.98;
    const made = kind === "notch" ? carpet : trim;
    add({
      size: [across, height * 0.98, 0.13],
      at: [width * at, floor + height * 0.48, far - 0.02],
      made,
      round: 0.04,
      turn: [0.2, 0, 0],
    });
    if (kind === "hatch")
      add({
        size: [0.24, 0.2, 0.1],
        at: [width * at, floor + height + 0.1, far - 0.16],
        made: cover,
        round: 0.045,
      });
    add({
      size: [0.05, 0.02, 0.02],
      at: [width * at, floor + height * 0.9, far + 0.02],
      made: STUFF.red,
      round: 0.006,
    });
  }
  if (kind === "notch") {
    add({
      size: [width + 0.4, 0.06, depth * 0.5],
      at: [0, floor + height, far + depth * 0.25],
      made: STUFF.black,
    });
    add({
      size: [width + 1, 0.5, 0.1],
      at: [0, floor + height + 0.24, far + depth * 0.42],
      made: STUFF.gloss,
      round: 0.04,
    });
    return group;
  }
  // The cabin beyond: roof lining and front seats, in the dark.
  add({ size: [width + 0.3, 0.05, 2.4], at: [0, floor + height + 0.52, far - 1.2], made: STUFF.trim });
  const frontSeats =
    boot.seats === 2 ? { z: far - 0.1, y: floor + 0.3 } : { z: far - 0.95, y: floor + height + 0.02 };
  for (const side of [-1, 1]) {
    add({
      size: [0.08, 0.8, 2.6],
      at: [side * (width / 2 + 0.1), floor + height * 0.6, far - 1.3],
      made: STUFF.trim,
    });
    add({
      size: [0.46, 0.62, 0.14],
      at: [side * 0.36, frontSeats.y, frontSeats.z],
      made: cover,
      round: 0.06,
    });
    add({
      size: [0.26, 0.18, 0.1],
      at: [side * 0.36, frontSeats.y + 0.36, frontSeats.z],
      made: cover,
      round: 0.045,
    });
  }
  return group;
};
