import type * as THREE from "three";
import type { Box } from "./box.ts";
import { STUFF } from "./materials.ts";

/** The console between the seats, with the lever of an automatic or manual gearbox. */
export const tunnel = (
  upper: THREE.Material,
  lower: THREE.Material,
  strip: THREE.Material,
  lever: boolean,
): Box[] => {
  const base: Box[] = [
    { size: [0.26, 0.24, 0.9], at: [0, 0.46, 0.28], made: lower, round: 0.04 },
    { size: [0.2, 0.02, 0.5], at: [0, 0.585, 0.06], made: strip, round: 0.008, turn: [0.06, 0, 0] },
    { size: [0.24, 0.12, 0.36], at: [0, 0.6, 0.56], made: upper, round: 0.045 },
    { size: [0.3, 0.3, 0.1], at: [0, 0.6, -0.16], made: lower, round: 0.04, turn: [-0.25, 0, 0] },
    { size: [0.2, 0.035, 0.02], at: [0, 0.66, -0.115], made: STUFF.gloss, round: 0.008, turn: [-0.25, 0, 0] },
  ];
  if (!lever)
    return [
      ...base,
      { size: [0.16, 0.012, 0.24], at: [0, 0.6, 0.06], made: STUFF.gloss, round: 0.005, turn: [0.06, 0, 0] },
    ];
  return [
    ...base,
    { size: [0.1, 0.03, 0.14], at: [0, 0.605, 0.02], made: upper, round: 0.014 },
    { size: [0.03, 0.12, 0.03], at: [0, 0.66, 0.0], made: upper, round: 0.012, turn: [0.15, 0, 0] },
    { size: [0.05, 0.065, 0.06], at: [0, 0.73, 0.012], made: STUFF.gloss, round: 0.024, turn: [0.15, 0, 0] },
  ];
};
