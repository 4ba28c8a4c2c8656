import type * as THREE from "three";
import type { Box } from "./box.ts";
import { STUFF } from "./materials.ts";

export const door = (
  side: number,
  upper: THREE.Material,
  lower: THREE.Material,
  strip: THREE.Material,
): Box[] => {
  const x = side * 0.77;
  return [
    { size: [0.1, 0.18, 1.5], at: [x, 0.87, 0.4], made: upper, round: 0.045 },
    { size: [0.06, 0.62, 1.7], at: [x + side * 0.03, 0.52, 0.3], made: lower, round: 0.02 },
    { size: [0.12, 0.06, 0.62], at: [x - side * 0.03, 0.69, 0.3], made: upper, round: 0.028 },
    { size: [0.02, 0.03, 0.5], at: [x - side * 0.052, 0.8, 0.2], made: strip, round: 0.009 },
    { size: [0.02, 0.03, 0.12], at: [x - side * 0.06, 0.86, 0.02], made: STUFF.chrome, round: 0.009 },
  ];
};
