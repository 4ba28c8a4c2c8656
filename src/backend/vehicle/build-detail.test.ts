import { expect, test } from "vitest";
import { technicalGaps } from "./build-detail.ts";

test.each([
  [
    { fuel: "electric", kind: "car", traction4x4: true },
    { inapplicable: ["Cilindrada", "Norma de emisiones"], none: [] },
  ],
  [
    { fuel: "plug-in-hybrid", kind: "car", traction4x4: false },
    { inapplicable: [], none: ["Tracción"] },
  ],
  [
    { fuel: "diesel", kind: "car", traction4x4: false },
    { inapplicable: ["Autonomía eléctrica"], none: ["Tracción"] },
  ],
  [
    { fuel: "petrol", kind: "motorbike", traction4x4: false },
    { inapplicable: ["Autonomía eléctrica", "Puertas", "Tracción"], none: [] },
  ],
] as const)("%j", (vehicle, expected) => {
  const gaps = technicalGaps(vehicle, "es");
  const of = (kind: "inapplicable" | "none") =>
    gaps.flatMap(({ label, gap }) => (gap === kind ? [label] : []));
  expect({ inapplicable: of("inapplicable"), none: of("none") }).toEqual(expected);
});
