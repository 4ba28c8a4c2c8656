import type { Shape } from "../flats/shapes.ts";
import { FACES, type Face, type FaceId } from "../tables/faces.ts";
import type { WheelId } from "../tables/wheels.ts";
import { shareOf } from "./habits.ts";

/** The face and the rim by which a make is known across its models. */
type Mix = { readonly face: FaceId; readonly wheel: WheelId };

/** Makes by the catalogue's ids. Faces are invented: the mix sets makes apart, it imitates none. */
export const MAKE_MIXES: Readonly<Record<string, Mix>> = {
  abarth: { face: "round", wheel: "turbine" },
  "alfa-romeo": { face: "hammer", wheel: "star-five" },
  audi: { face: "frame", wheel: "split-seven" },
  bmw: { face: "twin", wheel: "split-seven" },
  byd: { face: "line", wheel: "aero" },
  citroen: { face: "split", wheel: "turbine" },
  cupra: { face: "frame", wheel: "star-five" },
  dacia: { face: "block", wheel: "classic-six" },
  ds: { face: "hammer", wheel: "star-five" },
  fiat: { face: "round", wheel: "classic-six" },
  ford: { face: "frame", wheel: "star-five" },
  honda: { face: "band", wheel: "ten-spoke" },
  hyundai: { face: "split", wheel: "aero" },
  jaguar: { face: "twin", wheel: "twin-five" },
  jeep: { face: "block", wheel: "ten-spoke" },
  kia: { face: "twin", wheel: "twin-five" },
  "land-rover": { face: "block", wheel: "ten-spoke" },
  lexus: { face: "frame", wheel: "split-seven" },
  mazda: { face: "hammer", wheel: "ten-spoke" },
  "mercedes-benz": { face: "hammer", wheel: "ten-spoke" },
  mg: { face: "split", wheel: "turbine" },
  mini: { face: "round", wheel: "turbine" },
  mitsubishi: { face: "block", wheel: "classic-six" },
  nissan: { face: "split", wheel: "aero" },
  omoda: { face: "line", wheel: "star-five" },
  opel: { face: "band", wheel: "ten-spoke" },
  peugeot: { face: "frame", wheel: "split-seven" },
  polestar: { face: "line", wheel: "star-five" },
  porsche: { face: "round", wheel: "turbine" },
  renault: { face: "band", wheel: "ten-spoke" },
  seat: { face: "band", wheel: "twin-five" },
  skoda: { face: "hammer", wheel: "ten-spoke" },
  smart: { face: "round", wheel: "classic-six" },
  ssangyong: { face: "block", wheel: "classic-six" },
  subaru: { face: "twin", wheel: "twin-five" },
  suzuki: { face: "twin", wheel: "split-seven" },
  tesla: { face: "line", wheel: "aero" },
  toyota: { face: "split", wheel: "turbine" },
  volkswagen: { face: "band", wheel: "twin-five" },
  volvo: { face: "hammer", wheel: "star-five" },
};

const ids = Object.keys(FACES) as FaceId[];

/** Makes that share a front differ in their tail: the first keeps the front's own, the next takes the next one. */
const tailOf = (make: string, front: FaceId): FaceId => {
  const sharing = Object.keys(MAKE_MIXES).filter((other) => MAKE_MIXES[other]?.face === front);
  return ids[(ids.indexOf(front) + Math.max(0, sharing.indexOf(make))) % ids.length] ?? front;
};

/** Bright trim in gloss black. */
const darkened = (shapes: readonly Shape[]): Shape[] =>
  shapes.map((shape) => ({
    ...shape,
    ...(shape.fill === "chrome" && { fill: "satin" as const }),
    ...(shape.stroke === "chrome" && { stroke: "gloss" as const }),
  }));

/** The face of a model: its make's front and tail, lamps and grille a little wider or lower than on the next model. */
export const faceOf = (make: string, model: string): Face => {
  const front = FACES[MAKE_MIXES[make]?.face ?? "band"];
  const tail = FACES[tailOf(make, MAKE_MIXES[make]?.face ?? "band")];
  const habit = (name: string) =>
    1.3 * (shareOf(make, name) - 0.5) + 0.7 * (shareOf(make, model, name) - 0.5);
  const dark = shareOf(make, "trim") < 0.4;
  return {
    front: dark ? darkened(front.front) : front.front,
    tail: dark ? darkened(tail.tail) : tail.tail,
    plate: front.plate,
    tailPlate: tail.tailPlate,
    warp: [0.09 * habit("wide"), 7 * habit("tall")],
  };
};
