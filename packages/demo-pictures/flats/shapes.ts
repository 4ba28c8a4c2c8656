/** How a flat detail looks: colour, and what it does to the paint under it. `glow` shines by itself. */
type Finish = {
  readonly color: string;
  readonly roughness: number;
  readonly metalness: number;
  readonly glow?: number;
};

const FINISHES = {
  gap: { color: "#040404", roughness: 0.8, metalness: 0 },
  plastic: { color: "#141517", roughness: 0.7, metalness: 0 },
  cladding: { color: "#1a1b1d", roughness: 0.75, metalness: 0 },
  hollow: { color: "#060607", roughness: 0.75, metalness: 0 },
  gloss: { color: "#050506", roughness: 0.07, metalness: 0 },
  slat: { color: "#26282c", roughness: 0.3, metalness: 0.5 },
  chrome: { color: "#d5d8db", roughness: 0.12, metalness: 1 },
  satin: { color: "#8d9196", roughness: 0.35, metalness: 0.9 },
  lens: { color: "#0b0d10", roughness: 0.06, metalness: 0.15 },
  reflector: { color: "#6b7278", roughness: 0.16, metalness: 0.85 },
  projector: { color: "#12161b", roughness: 0.05, metalness: 0.2 },
  bulb: { color: "#a9b7c4", roughness: 0.06, metalness: 0.6, glow: 0.12 },
  daylight: { color: "#ffffff", roughness: 0.2, metalness: 0, glow: 1 },
  amber: { color: "#c46a10", roughness: 0.2, metalness: 0, glow: 0.1 },
  red: { color: "#4a0308", roughness: 0.08, metalness: 0 },
  redLight: { color: "#d40a14", roughness: 0.1, metalness: 0, glow: 0.45 },
  redBar: { color: "#9b0a10", roughness: 0.1, metalness: 0, glow: 0.12 },
  reverse: { color: "#d6c8c4", roughness: 0.1, metalness: 0.3, glow: 0.05 },
} as const satisfies Record<string, Finish>;

type FinishId = keyof typeof FINISHES;

/**
 * A shape in face units: `path` with absolute M, L, C, Q and Z (numbers in pairs), or `disc` (u, v, radius in u).
 * `width` of a stroke is in metres.
 */
export type Shape = {
  readonly path?: string;
  readonly disc?: readonly [u: number, v: number, radius: number];
  readonly fill?: FinishId;
  readonly stroke?: FinishId;
  readonly width?: number;
};

export type Placement = (u: number, v: number) => readonly [x: number, y: number];

/** Which property of the finishes a drawing carries: seen colour, or roughness, metalness and glow as red, green, blue. */
export type Layer = "color" | "surface";

/** Renders shapes as an SVG document of `width` by `height` metres, `pixels` wide, y upwards. */
export const drawFlat = (
  shapes: readonly Shape[],
  size: { width: number; height: number; pixels: number },
  place: Placement,
  layer: Layer,
): string => {
  const flip: Placement = (u, v) => {
    const [x, y] = place(u, v);
    return [x, size.height - y];
  };
  const body = shapes.map((shape) => drawShape(shape, flip, layer)).join("");
  const height = Math.round((size.pixels * size.height) / size.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.pixels}" height="${height}" viewBox="0 0 ${size.width} ${size.height}">${body}</svg>`;
};

const drawShape = (shape: Shape, place: Placement, layer: Layer): string => {
  const ink = (finish: FinishId | undefined) => (finish ? inkOf(FINISHES[finish], layer) : "none");
  const d = shape.path ? movePath(shape.path, place) : discPath(shape.disc ?? [0, 0, 0], place);
  const stroke = shape.stroke
    ? ` stroke="${ink(shape.stroke)}" stroke-width="${shape.width ?? 0.006}" stroke-linejoin="round" stroke-linecap="round"`
    : "";
  return `<path d="${d}" fill="${ink(shape.fill)}"${stroke}/>`;
};

const inkOf = (finish: Finish, layer: Layer): string => {
  if (layer === "color") return finish.color;
  const channel = (value: number) => Math.round(value * 255);
  return `rgb(${channel(finish.roughness)},${channel(finish.metalness)},${channel(finish.glow ?? 0)})`;
};

/** Moves every number pair of a path through `place`. */
export const movePath = (path: string, place: Placement): string =>
  path.replace(/(-?\d*\.?\d+)[\s,]+(-?\d*\.?\d+)/g, (_, u: string, v: string) => {
    const [x, y] = place(Number(u), Number(v));
    return `${x.toFixed(4)} ${y.toFixed(4)}`;
  });

const discPath = ([u, v, radius]: readonly [number, number, number], place: Placement): string => {
  const [x, y] = place(u, v);
  const r = Math.abs(place(u + radius, v)[0] - x);
  const at = (n: number) => n.toFixed(4);
  return `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 0 ${at(-2 * r)} 0Z`;
};
