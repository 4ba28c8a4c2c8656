import type { Body } from "./body.ts";

type Lower = Pick<Body, "underside" | "shoulder" | "plan">;

/** What hardly differs between classes: how the floor rises behind, the crease of the flank, and the outline from above. */
export const lowerBody = (
  { length, width, frontOverhang, wheelbase }: Pick<Body, "length" | "width" | "frontOverhang" | "wheelbase">,
  clearance: number,
  crease: number,
): Lower => {
  const rear = frontOverhang + wheelbase;
  const half = width / 2;
  return {
    underside: [
      [0, clearance + 0.055],
      [0.4, clearance + 0.012],
      [0.9, clearance],
      [rear - 0.35, clearance + 0.007],
      [rear + 0.1, clearance + 0.04],
      [length, clearance + 0.14],
    ],
    shoulder: [
      [0.35, crease],
      [frontOverhang, crease + 0.03],
      [length / 2, crease + 0.06],
      [length * 0.8, crease + 0.1],
      [length, crease + 0.125],
    ],
    plan: [
      [0, half - 0.1],
      [0.3, half - 0.05],
      [frontOverhang, half - 0.013],
      [frontOverhang + 0.65, half - 0.01],
      [length / 2 + 0.3, half - 0.001],
      [rear - 0.4, half],
      [rear, half - 0.005],
      [length, half - 0.07],
    ],
  };
};

/** Higher over the road on larger wheels, with dark cladding. */
export const raised = (body: Body): Body => ({
  ...body,
  cladding: true,
  wheelRadius: body.wheelRadius + 0.02,
  underside: body.underside.map(([x, y]) => [x, y + 0.05]),
});

/** With one door a side, which ends at `split`. */
export const oneDoor = (body: Body, split: number): Body => ({
  ...body,
  doors: { front: body.doors.front, split },
  pillars: [[split - 0.03, split + 0.06, 0.06]],
});

/** Without a roof. */
export const opened = (body: Body): Body => ({ ...body, open: true, rearScreen: "notch", rails: false });
