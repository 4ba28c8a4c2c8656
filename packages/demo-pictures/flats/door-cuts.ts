import type { Draught } from "../geometry/car-field.ts";
import type { Shape } from "./shapes.ts";

export const doorCuts = (car: Draught): Shape[] => {
  const { body, belt, underside, archRadius } = car;
  const { front, split, rear, sliding } = body.doors;
  const rearArch = car.axles[1] - archRadius - 0.06;
  const sill = (x: number) => underside(x) + (body.cladding ? 0.13 : 0.075);
  const sash = (x: number) => belt(x) + 0.03;
  const cut = (path: string): Shape => ({ path, stroke: "gap", width: 0.007 });
  const first = cut(
    `M${front + 0.02} ${sash(front)} C${front - 0.03} ${belt(front) - 0.15} ${front - 0.035} ${sill(front) + 0.3} ${front} ${sill(front) + 0.16} ` +
      `Q${front + 0.03} ${sill(front)} ${front + 0.14} ${sill(front)} L${split - 0.06} ${sill(split)} Q${split} ${sill(split)} ${split} ${sill(split) + 0.09} L${split + 0.005} ${sash(split)}`,
  );
  if (rear === undefined) return [first];
  if (sliding) {
    const roof = body.roof[body.roof.length - 1]?.[1] ?? 1.9;
    return [
      first,
      cut(
        `M${split + 0.01} ${sill(split)} L${rear} ${sill(split)} L${rear} ${roof - 0.13} L${split + 0.03} ${roof - 0.13} L${split + 0.01} ${sill(split)}`,
      ),
      {
        path: `M${rear} ${belt(rear) - 0.2} L${body.length - 0.12} ${belt(rear) - 0.2}`,
        stroke: "plastic",
        width: 0.02,
      },
    ];
  }
  const top = body.wheelRadius + archRadius + 0.06;
  return [
    first,
    cut(
      `M${split} ${sill(split) + 0.09} Q${split + 0.01} ${sill(split)} ${split + 0.08} ${sill(split)} L${rearArch - 0.1} ${sill(rear)} ` +
        `Q${rearArch - 0.02} ${sill(rear) + 0.01} ${rearArch + 0.005} ${body.wheelRadius + 0.1} Q${rearArch + 0.09} ${top - 0.04} ${rear + 0.02} ${top + 0.09} L${rear + 0.03} ${sash(rear)}`,
    ),
  ];
};

/** Bonnet shut line, wing to bumper joints at both ends. */
export const panelJoints = ({ body, bonnet, belt, axles, archRadius }: Draught): Shape[] => {
  const front = body.doors.front;
  const span = body.face[1] - body.face[0];
  const joint = (path: string): Shape => ({ path, stroke: "gap", width: 0.006 });
  return [
    joint(
      `M0.3 ${bonnet(0.3) - 0.062} C0.6 ${bonnet(0.6) - 0.052} ${front - 0.3} ${bonnet(front - 0.3) - 0.045} ${front - 0.02} ${bonnet(front) - 0.035}`,
    ),
    joint(`M0.4 ${body.face[0] + span * 0.88} L${axles[0] - archRadius} ${body.wheelRadius + 0.17}`),
    joint(
      `M${body.length - 0.4} ${belt(body.length - 0.6) - 0.25} L${axles[1] + archRadius} ${body.wheelRadius + 0.18}`,
    ),
  ];
};

export const fuelFlap = ({ axles, belt }: Draught): Shape => {
  const x = axles[1] + 0.1;
  const y = belt(x) - 0.08;
  return {
    path: `M${x} ${y} L${x + 0.14} ${y} Q${x + 0.16} ${y} ${x + 0.16} ${y - 0.02} L${x + 0.16} ${y - 0.13} Q${x + 0.16} ${y - 0.15} ${x + 0.14} ${y - 0.15} L${x} ${y - 0.15} Q${x - 0.02} ${y - 0.15} ${x - 0.02} ${y - 0.13} L${x - 0.02} ${y - 0.02} Q${x - 0.02} ${y} ${x} ${y}`,
    stroke: "gap",
    width: 0.005,
  };
};
