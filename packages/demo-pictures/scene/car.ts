import * as THREE from "three";
import { carFlats, type FlatId } from "../flats/car-flats.ts";
import { type Draught, draught } from "../geometry/car-field.ts";
import { type CarMesh, meshCar } from "../geometry/mesh-car.ts";
import type { Face } from "../tables/faces.ts";
import type { Wheel } from "../tables/wheels.ts";
import { cabin } from "./cabin.ts";
import { fittings } from "./car-fittings.ts";
import { carVertex, glassFragment, paintFragment, shellFragment } from "./car-shader.ts";
import { carWheel } from "./car-wheel.ts";
import { paintMaterial } from "./materials.ts";
import { plates } from "./plates.ts";
import { rowTexture, svgTexture } from "./textures.ts";
import type { Vehicle } from "./vehicle.ts";
import type { CarPlan } from "./vehicle-plan.ts";

/** Heights between which a rear screen that is part of the roof line is glass. */
const notchSpan = ({ body, belt }: Draught): THREE.Vector2 => {
  const top = Math.max(...body.roof.map((knot) => knot[1]));
  return new THREE.Vector2(belt(body.length * 0.85) + 0.05, top - 0.095);
};

type Uniforms = Record<string, { value: unknown }>;

export const buildCar = async ({ body, face, wheels }: CarPlan): Promise<Vehicle> => {
  const car = draught(body);
  const group = new THREE.Group();
  group.add(...(await shell(car, meshCar(car), face, paintMaterial())));
  const wheelSets = wheels.map((wheel) => wheelSet(car, wheel));
  const { front, rear } = plates(car, face);
  group.add(...wheelSets, ...fittings(car, paintMaterial()), front, rear, cabin(car));
  group.position.x = -body.length / 2;
  const table = new THREE.Group();
  table.add(group);
  return {
    group: table,
    plates: { front, rear },
    wheelSets,
    footprint: {
      length: body.length,
      width: body.width,
      axles: car.axles.map((x) => x - body.length / 2),
      track: body.width / 2 - 0.145,
      wheelRadius: body.wheelRadius,
    },
  };
};

const wheelSet = ({ axles, body: { wheelRadius, width } }: Draught, wheel: Wheel): THREE.Group => {
  const set = new THREE.Group();
  for (const x of axles) {
    for (const side of [1, -1]) {
      const turned = carWheel(wheelRadius, wheel);
      turned.position.set(x, wheelRadius, side * (width / 2 - 0.026));
      if (side < 0) turned.rotation.y = Math.PI;
      set.add(turned);
    }
  }
  return set;
};

const shell = async (
  car: Draught,
  mesh: CarMesh,
  face: Face,
  lacquer: THREE.MeshPhysicalMaterial,
): Promise<THREE.Mesh[]> => {
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.BufferAttribute(mesh.positions, 3));
  geometry.setAttribute("normal", new THREE.BufferAttribute(mesh.normals, 3));
  geometry.setAttribute("aSurfaces", new THREE.BufferAttribute(mesh.surfaces, 4));
  geometry.setAttribute("aOcclusion", new THREE.BufferAttribute(mesh.occlusion, 1));
  geometry.setIndex(new THREE.BufferAttribute(mesh.indices, 1));
  const uniforms = await carUniforms(car, face);
  const withShader = (made: THREE.Material, key: string, fragment: (source: string) => string) => {
    made.customProgramCacheKey = () => key;
    made.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, uniforms);
      shader.vertexShader = carVertex(shader.vertexShader);
      shader.fragmentShader = fragment(shader.fragmentShader);
    };
    return made;
  };
  const glass = new THREE.MeshPhysicalMaterial({
    color: 0x030405,
    roughness: 0.02,
    transparent: true,
    specularIntensity: 0.45,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
    depthWrite: false,
    side: car.body.open ? THREE.DoubleSide : THREE.FrontSide,
  });
  const inside = new THREE.MeshStandardMaterial({ color: 0x0c0c0d, roughness: 0.9, side: THREE.BackSide });
  const { belt, body } = car;
  const rearBelt = belt(body.length - 0.3);
  // Glass ends at the belt; what is seen through it, wherever the lower body does.
  const ofGlass = partOf(geometry, mesh, (vertex) => {
    const [x = 0, y = 0] = mesh.positions.subarray(3 * vertex, 3 * vertex + 2);
    return y > Math.min(belt(x), rearBelt) - 0.15;
  });
  const ofLining = partOf(geometry, mesh, (vertex) => (mesh.surfaces[4 * vertex + 2] as number) > -0.01);
  const panes = new THREE.Mesh(body.open ? geometry : ofGlass, withShader(glass, "car-glass", glassFragment));
  const lining = new THREE.Mesh(
    body.open ? geometry : ofLining,
    withShader(inside, "car-shell", shellFragment),
  );
  panes.renderOrder = 5;
  return [new THREE.Mesh(geometry, withShader(lacquer, "car-paint", paintFragment)), lining, panes];
};

/** The triangles of which a corner is `seen`: a pass over the whole mesh costs a quarter of a second. */
const partOf = (geometry: THREE.BufferGeometry, { indices }: CarMesh, seen: (vertex: number) => boolean) => {
  const part = new THREE.BufferGeometry();
  for (const name of Object.keys(geometry.attributes)) part.setAttribute(name, geometry.getAttribute(name));
  const chosen: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const corners = indices.subarray(i, i + 3);
    if (corners.some(seen)) chosen.push(...corners);
  }
  part.setIndex(chosen);
  return part;
};

const carUniforms = async (car: Draught, face: Face): Promise<Uniforms> => {
  const { body } = car;
  const uniforms: Uniforms = {};
  const colors = carFlats(car, face, "color");
  const surfaces = carFlats(car, face, "surface");
  const names: Record<FlatId, string> = { side: "uSide", front: "uFront", rear: "uRear" };
  for (const id of Object.keys(names) as FlatId[]) {
    uniforms[`${names[id]}Color`] = { value: await svgTexture(colors[id], true) };
    uniforms[`${names[id]}Surface`] = { value: await svgTexture(surfaces[id], false) };
  }
  const belts = Array.from({ length: 65 }, (_, i) => car.belt((body.length * i) / 64));
  const pillars = [0, 1, 2].map((i) => new THREE.Vector3(...(body.pillars[i] ?? [90, 90.1, 0])));
  return Object.assign(uniforms, {
    uBelt: { value: rowTexture(belts) },
    uLength: { value: body.length },
    uNose: { value: car.nose(body.face[0] + 0.45 * (body.face[1] - body.face[0])) },
    uTail: { value: car.tail(body.rear[0] + 0.55 * (body.rear[1] - body.rear[0])) },
    uScreenTop: { value: body.screenTop },
    uOpen: { value: body.open ? 1 : 0 },
    uRearScreen: { value: body.rearScreen === "notch" ? 1 : 0 },
    uRearSpan: { value: notchSpan(car) },
    uWindowFront: { value: new THREE.Vector3(...body.windowFront) },
    uWindowRear: { value: new THREE.Vector3(...body.windowRear) },
    uPillars: { value: pillars },
    uArches: { value: new THREE.Vector4(...car.axles, body.wheelRadius, car.archRadius) },
  });
};
