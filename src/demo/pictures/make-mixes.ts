import type { FaceId } from "./tables/faces.ts";
import type { WheelId } from "./tables/wheels.ts";

/** The face and the rim by which a make is known across its models. Rims are among its face's two (`tables/range.ts`). */
export type Mix = { readonly face: FaceId; readonly wheel: WheelId };

/** Makes by the seed's ids. Faces are invented: the mix sets makes apart, it imitates none. */
export const MAKE_MIXES = {
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
} as const satisfies Record<string, Mix>;
