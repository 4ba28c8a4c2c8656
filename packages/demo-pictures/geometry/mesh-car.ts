import { clamp } from "./blend.ts";
import { carField, type Draught, type Surfaces, TYRE_WIDTH } from "./car-field.ts";
import { type Bounds, type Field, type Mesh, meshField } from "./surface-nets.ts";

export type CarMesh = Mesh & { surfaces: Float32Array; occlusion: Float32Array };

/** Mesh of the body with what the paint needs per vertex: distances to the surfaces, and ambient occlusion (1 = open). */
export const meshCar = (car: Draught, cell = 0.02): CarMesh => {
  const { body } = car;
  const field = carField(car);
  const top = Math.max(...body.roof.map((knot) => knot[1]));
  const bounds: Bounds = { x: [-0.1, body.length + 0.1], y: [0.1, top + 0.08], z: body.width / 2 + 0.1 };
  const mesh = meshField(field, bounds, cell);
  const count = mesh.positions.length / 3;
  const surfaces = new Float32Array(count * 4);
  const occlusion = new Float32Array(count);
  const solid = withWheelsAndGround(car, field);
  const at: Surfaces = { side: 0, roof: 0, lower: 0, rear: 0 };
  for (let v = 0; v < count; v++) {
    if ((mesh.twins[v] as number) >= 0) continue;
    const p = mesh.positions.subarray(3 * v, 3 * v + 3) as ArrayLike<number> as readonly [
      number,
      number,
      number,
    ];
    const n = mesh.normals.subarray(3 * v, 3 * v + 3) as ArrayLike<number> as readonly [
      number,
      number,
      number,
    ];
    field(p[0], p[1], p[2], at);
    surfaces.set([at.side, at.roof, at.lower, at.rear], 4 * v);
    let [hidden, weight] = [0, 1];
    for (const reach of [0.02, 0.05, 0.1, 0.18, 0.3]) {
      const open = solid(p[0] + n[0] * reach, p[1] + n[1] * reach, p[2] + n[2] * reach);
      hidden += (Math.max(0, reach - open) / reach) * weight;
      weight *= 0.85;
    }
    occlusion[v] = clamp(1 - hidden * 0.3, 0.06, 1);
  }
  for (let v = 0; v < count; v++) {
    const twin = mesh.twins[v] as number;
    if (twin < 0) continue;
    occlusion[v] = occlusion[twin] as number;
    surfaces.copyWithin(4 * v, 4 * twin, 4 * twin + 4);
  }
  return { ...mesh, surfaces, occlusion };
};

const withWheelsAndGround = (car: Draught, field: Field): Field => {
  const { wheelRadius, width } = car.body;
  return (x, y, z) => {
    let distance = Math.min(field(x, y, z), y);
    for (const axle of car.axles) {
      const tread = Math.hypot(x - axle, y - wheelRadius) - wheelRadius;
      distance = Math.min(
        distance,
        Math.max(tread, Math.abs(Math.abs(z) - width / 2 + 0.135) - TYRE_WIDTH / 2),
      );
    }
    return distance;
  };
};
