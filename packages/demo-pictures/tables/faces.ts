import type { Shape } from "../flats/shapes.ts";

/**
 * A face in its own units: u 0 is the centre line, 100 the half width of the body (110 and more lies round the corner);
 * v 0 is the lower edge of the bumper, 100 the front edge of the bonnet. Drawn once, mirrored. `tail` works alike:
 * v 100 is the foot of the rear screen. `plate` is the height of the number plate.
 */
export type Face = {
  readonly front: readonly Shape[];
  readonly tail: readonly Shape[];
  readonly plate: number;
  readonly tailPlate: number;
  /** How much lamps and grille are drawn wider than they stand here, and how much higher, in face units. */
  readonly warp?: readonly [wide: number, tall: number];
};

const chin: Shape = { path: "M0 -20 L0 6 L78 6 L118 11 L136 4 L136 -20 Z", fill: "plastic" };
const tailChin: Shape = { path: "M0 -20 L0 13 L84 13 L116 9 L136 -20 Z", fill: "plastic" };
const tailgate: Shape = { path: "M0 39 L60 39 Q70 39 72 47 L76 66", stroke: "gap", width: 0.006 };
const bonnetEdge: Shape = { path: "M0 94 L58 93.5 Q70 93 80 95", stroke: "gap", width: 0.006 };

/** Horizontal bars from the centre line to `end`, evenly between two heights. */
const bars = (
  from: number,
  to: number,
  count: number,
  end: number,
  finish: Shape["stroke"],
  width: number,
): Shape[] =>
  Array.from({ length: count }, (_, i) => {
    const v = from + ((i + 0.5) / count) * (to - from);
    return { path: `M0 ${v} L${end} ${v}`, stroke: finish, width };
  });

/** Vertical bars, evenly from `from` to `to` along u. */
const posts = (
  from: number,
  to: number,
  count: number,
  low: number,
  high: number,
  finish: Shape["stroke"],
  width: number,
): Shape[] =>
  Array.from({ length: count }, (_, i) => {
    const u = from + (i / (count - 1)) * (to - from);
    return { path: `M${u} ${low} L${u} ${high}`, stroke: finish, width };
  });

/** Staggered studs that thin out towards the side: the mesh of a wide grille. */
const studs = (low: number, high: number, rows: number, end: number, finish: Shape["fill"]): Shape[] =>
  Array.from({ length: rows }, (_, row) => {
    const v = low + ((row + 0.5) / rows) * (high - low);
    return Array.from(
      { length: Math.floor(end / 5) },
      (_, i): Shape => ({ disc: [i * 5 + (row % 2) * 2.5, v, 1.25], fill: finish }),
    );
  }).flat();

const lamp = (path: string): Shape => ({ path, fill: "lens", stroke: "gap", width: 0.01 });
const cell = (u: number, v: number, r: number): Shape[] => [
  { disc: [u, v, r], fill: "reflector" },
  { disc: [u, v, r * 0.78], fill: "projector" },
  { disc: [u, v, r * 0.45], fill: "bulb" },
];
const ringBadge = (v: number, r: number): Shape[] => [
  { disc: [0, v, r], fill: "chrome" },
  { disc: [0, v, r * 0.8], fill: "gloss" },
  { path: `M0 ${v - r * 0.15} L${r * 0.7} ${v + r * 0.35}`, stroke: "chrome", width: 0.012 },
];
const barBadge = (v: number, r: number): Shape[] => [
  {
    path: `M0 ${v - r * 0.5} L${r * 1.3} ${v - r * 0.5} L${r * 1.6} ${v} L${r * 1.3} ${v + r * 0.5} L0 ${v + r * 0.5} Z`,
    fill: "chrome",
  },
];
const discBadge = (v: number, r: number): Shape[] => [
  { disc: [0, v, r], fill: "chrome" },
  { disc: [0, v, r * 0.62], fill: "gloss" },
];

export const FACES = {
  /** A slim band that joins narrow lamps over a wide intake. */
  band: {
    plate: 44,
    tailPlate: 50,
    front: [
      chin,
      { path: "M0 12 L60 12 L74 18 L68 34 L0 34 Z", fill: "hollow" },
      ...bars(14, 33, 4, 68, "slat", 0.007),
      { path: "M84 14 L100 16 L106 40 L94 42 Z", fill: "hollow" },
      { path: "M0 66 L52 66 L60 70 L60 82 L0 82 Z", fill: "gloss" },
      ...bars(67, 82, 3, 54, "slat", 0.007),
      lamp("M56 65 C72 61 92 63 106 68 C116 72 126 80 132 88 C114 88 92 86 78 84 L58 83 Z"),
      ...cell(69, 74, 6),
      ...cell(86, 76, 6),
      { path: "M60 67 C76 64 92 66 105 71 C114 75 121 80 127 86", stroke: "daylight", width: 0.011 },
      { path: "M0 65 L50 65 L57 67", stroke: "chrome", width: 0.009 },
      ...ringBadge(74, 8),
      bonnetEdge,
    ],
    tail: [
      tailChin,
      tailgate,
      {
        path: "M50 66 L50 80 C72 85 98 87 122 86 C124 79 120 71 112 64 C96 60 70 62 50 66 Z",
        fill: "red",
        stroke: "gap",
        width: 0.01,
      },
      { path: "M54 69 C74 65 96 65 108 68 C113 73 117 78 118 83", stroke: "redLight", width: 0.026 },
      { path: "M54 78 C74 81 96 83 114 82", stroke: "redBar", width: 0.018 },
      { path: "M56 73.5 L84 74", stroke: "reverse", width: 0.02 },
      ...ringBadge(76, 7),
      { path: "M74 24 L96 24", stroke: "redBar", width: 0.025 },
    ],
  },
  /** One tall framed grille down to the bumper, angular lamps with a broken light line. */
  frame: {
    plate: 42,
    tailPlate: 50,
    front: [
      chin,
      { path: "M0 14 L34 14 L54 30 L60 62 L50 84 L0 84 Z", fill: "hollow" },
      ...bars(18, 82, 10, 52, "slat", 0.007),
      { path: "M0 14 L34 14 L54 30 L60 62 L50 84 L0 84", stroke: "chrome", width: 0.014 },
      { path: "M66 14 L104 16 L112 36 L80 30 Z", fill: "hollow" },
      { path: "M70 19 L106 23", stroke: "slat", width: 0.01 },
      lamp("M60 64 L100 66 L120 74 L136 90 L96 88 L64 82 Z"),
      ...cell(76, 76, 5.5),
      ...cell(92, 78, 5.5),
      { path: "M66 68 L72 68", stroke: "daylight", width: 0.014 },
      { path: "M77 68.5 L84 69", stroke: "daylight", width: 0.014 },
      { path: "M89 69.5 L97 70", stroke: "daylight", width: 0.014 },
      { path: "M102 71 L116 77 L128 88", stroke: "daylight", width: 0.014 },
      ...discBadge(72, 7),
      bonnetEdge,
    ],
    tail: [
      tailChin,
      tailgate,
      { path: "M0 72 L52 71 L116 66 L122 84 L52 82 L0 82 Z", fill: "red", stroke: "gap", width: 0.01 },
      { path: "M0 77 L54 77 L104 74 L114 80", stroke: "redLight", width: 0.016 },
      ...posts(66, 102, 5, 70, 80, "redLight", 0.01),
      { path: "M78 22 L104 24 L104 32 L84 28 Z", fill: "hollow" },
      ...discBadge(90, 6),
    ],
  },
  /** Two upright grilles, round double lamps with rings of light. */
  twin: {
    plate: 40,
    tailPlate: 52,
    front: [
      chin,
      { path: "M0 10 L40 10 L46 32 L0 32 Z", fill: "hollow" },
      ...bars(12, 31, 3, 42, "slat", 0.006),
      { path: "M58 10 L96 12 L108 38 L72 30 Z", fill: "hollow" },
      { path: "M7 50 L34 50 L44 60 L42 84 L14 86 L7 80 Z", fill: "hollow" },
      ...[55, 61, 67, 73, 79].map((v): Shape => ({ path: `M7 ${v} L38 ${v}`, stroke: "slat", width: 0.01 })),
      {
        path: "M7 50 L34 50 L44 60 L42 84 L14 86 L7 80 Z",
        stroke: "chrome",
        width: 0.014,
      },
      lamp("M52 66 C70 60 94 62 110 68 C120 72 128 80 132 88 C112 92 74 90 54 84 Z"),
      ...cell(70, 75, 7.5),
      ...cell(92, 77, 7.5),
      { disc: [70, 75, 7.6], stroke: "daylight", width: 0.008 },
      { disc: [92, 77, 7.6], stroke: "daylight", width: 0.008 },
      { path: "M54 86 C80 90 110 92 130 90", stroke: "satin", width: 0.005 },
      ...discBadge(93, 5),
      { path: "M0 98 L30 98", stroke: "gap", width: 0.004 },
    ],
    tail: [
      tailChin,
      tailgate,
      {
        path: "M52 64 L52 84 C76 88 100 88 122 86 C124 78 122 70 116 64 C96 60 74 60 52 64 Z",
        fill: "red",
        stroke: "gap",
        width: 0.01,
      },
      { path: "M58 82 L58 70 C80 66 100 66 114 68", stroke: "redLight", width: 0.03 },
      { path: "M66 81 C84 83 104 83 116 82", stroke: "redBar", width: 0.022 },
      ...discBadge(80, 6),
      { path: "M70 12 L96 12", stroke: "chrome", width: 0.03 },
    ],
  },
  /** Round friendly lamps, a chrome smile. */
  round: {
    plate: 46,
    tailPlate: 48,
    front: [
      { path: "M0 -20 L0 4 L78 4 L118 9 L136 2 L136 -20 Z", fill: "plastic" },
      { path: "M0 12 L50 12 C64 12 74 18 78 28 C70 34 60 35 46 35 L0 35 Z", fill: "hollow" },
      ...bars(14, 34, 4, 64, "slat", 0.008),
      { path: "M0 36 L46 36 C60 36 72 34 80 28", stroke: "chrome", width: 0.012 },
      { path: "M0 72 L28 72 Q34 74 28 77 L0 77 Z", fill: "gloss" },
      { path: "M0 74.5 L44 74.5 Q52 75 58 78", stroke: "chrome", width: 0.012 },
      { disc: [86, 74, 17], fill: "chrome" },
      { disc: [86, 74, 15.6], fill: "lens" },
      { disc: [86, 74, 13], stroke: "daylight", width: 0.013 },
      ...cell(86, 74, 8.5),
      { disc: [92, 36, 6], fill: "chrome" },
      { disc: [92, 36, 4.8], fill: "bulb" },
      ...discBadge(82, 7),
      bonnetEdge,
    ],
    tail: [
      tailChin,
      tailgate,
      {
        path: "M78 54 C92 50 106 52 110 60 L112 80 C110 88 98 90 84 88 C78 86 76 60 78 54 Z",
        fill: "red",
        stroke: "chrome",
        width: 0.012,
      },
      { disc: [94, 78, 7.5], stroke: "redLight", width: 0.02 },
      { disc: [94, 63, 6.5], stroke: "redBar", width: 0.02 },
      { disc: [94, 63, 3], fill: "reverse" },
      ...discBadge(78, 6),
      { path: "M0 62 L34 62", stroke: "chrome", width: 0.014 },
    ],
  },
  /** No grille: a bar of light from side to side. */
  line: {
    plate: 46,
    tailPlate: 34,
    front: [
      chin,
      { path: "M0 10 L66 10 L92 16 L88 24 L0 24 Z", fill: "hollow" },
      ...bars(11, 23, 2, 80, "slat", 0.006),
      { path: "M96 20 L108 22 L112 46 L104 46 Z", fill: "gloss" },
      { path: "M0 82 L60 81.5 L106 82 L130 92 L124 94 L98 89 L58 88 L0 88 Z", fill: "gloss" },
      { path: "M0 86.5 L60 86 L98 87 L126 92.5", stroke: "daylight", width: 0.011 },
      lamp("M66 64 L98 66 L112 72 L108 80 L72 78 Z"),
      ...cell(79, 71.5, 4.5),
      ...cell(91, 72.5, 4.5),
      ...cell(102, 74, 4),
      ...barBadge(94, 6),
      { path: "M0 100 L58 99.5 Q70 99 80 99", stroke: "gap", width: 0.005 },
    ],
    tail: [
      tailChin,
      { path: "M0 22 L60 22 Q70 22 72 30 L76 66", stroke: "gap", width: 0.006 },
      { path: "M0 72 L60 71 L118 69 L124 80 L60 80 L0 80 Z", fill: "gloss" },
      { path: "M0 77 L60 77 L119 76", stroke: "redLight", width: 0.016 },
      { path: "M70 73.5 L112 72.5", stroke: "redBar", width: 0.014 },
      { path: "M0 90 L20 90", stroke: "chrome", width: 0.014 },
    ],
  },
  /** Upright slots between square lamps, a metal skid plate. */
  block: {
    plate: 38,
    tailPlate: 54,
    front: [
      { path: "M0 -20 L0 28 L70 28 L96 46 L116 48 L140 30 L140 -20 Z", fill: "cladding" },
      { path: "M0 -4 L44 -4 L56 12 L0 12 Z", fill: "satin" },
      { path: "M0 16 L56 16 L62 28 L0 28 Z", fill: "hollow" },
      ...bars(17, 28, 2, 58, "slat", 0.007),
      { path: "M0 54 L56 54 L58 84 L0 84 Z", fill: "gloss" },
      ...posts(5, 51, 5, 59, 80, "chrome", 0.05),
      ...posts(5, 51, 5, 60.5, 78.5, "hollow", 0.034),
      lamp("M60 54 L106 56 Q112 57 113 62 L116 80 Q116 86 110 86 L60 85 Z"),
      { path: "M66 60 L102 61.5 L108 80 L66 79 Z", stroke: "daylight", width: 0.012 },
      ...cell(76, 70, 5.5),
      ...cell(93, 71, 5.5),
      { disc: [92, 38, 5], fill: "bulb" },
      ...barBadge(90, 6),
      bonnetEdge,
    ],
    tail: [
      { path: "M0 -20 L0 28 L84 28 L116 24 L140 -20 Z", fill: "cladding" },
      { path: "M0 -4 L44 -4 L56 10 L0 10 Z", fill: "satin" },
      tailgate,
      { path: "M80 52 L112 54 L114 88 L80 90 Z", fill: "red", stroke: "gap", width: 0.012 },
      { path: "M86 58 L106 59 L107 82 L86 84 Z", stroke: "redLight", width: 0.02 },
      { path: "M92 71 L101 71", stroke: "reverse", width: 0.05 },
      ...barBadge(80, 6),
    ],
  },
  /** Slim daylight above, the lamps low in the bumper, a studded grille from side to side. */
  split: {
    plate: 30,
    tailPlate: 46,
    front: [
      chin,
      { path: "M0 36 L58 36 L76 44 L84 70 L66 80 L0 80 Z", fill: "hollow" },
      ...studs(39, 79, 8, 74, "slat"),
      { path: "M0 10 L62 10 L74 22 L0 22 Z", fill: "hollow" },
      { path: "M0 13 L60 13", stroke: "satin", width: 0.018 },
      { path: "M70 82 L100 82 L134 90 L130 94 L98 90 L68 89 Z", fill: "lens" },
      { path: "M72 85.5 L100 86 L128 92", stroke: "daylight", width: 0.015 },
      lamp("M82 42 L108 44 L114 62 L92 64 Z"),
      ...cell(98, 58, 5),
      ...cell(96, 48.5, 4.5),
      ...barBadge(85, 7),
      { path: "M0 95 L58 95 Q70 95 80 97", stroke: "gap", width: 0.006 },
    ],
    tail: [
      tailChin,
      tailgate,
      { path: "M0 75 L56 74 L120 70 L122 80 L56 80 L0 80 Z", fill: "red", stroke: "gap", width: 0.008 },
      { path: "M0 77.5 L58 77 L114 74.5", stroke: "redLight", width: 0.011 },
      { path: "M84 46 L104 48 L110 70 L92 72 Z", fill: "red", stroke: "gap", width: 0.008 },
      ...[51, 58, 65].map(
        (v): Shape => ({ path: `M91 ${v} L103 ${v + 0.8}`, stroke: "redLight", width: 0.024 }),
      ),
      { path: "M0 87 L26 87", stroke: "chrome", width: 0.014 },
    ],
  },
  /** A broad chromed grille with a star of a badge, hammer-shaped daylight. */
  hammer: {
    plate: 38,
    tailPlate: 52,
    front: [
      chin,
      { path: "M0 10 L70 10 L86 18 L78 32 L0 32 Z", fill: "hollow" },
      ...bars(12, 31, 3, 74, "slat", 0.007),
      { path: "M88 14 L104 16 L108 36 L98 36 Z", fill: "hollow" },
      { path: "M0 46 L42 46 Q50 46 52 52 L57 78 Q58 85 50 85 L0 85 Z", fill: "hollow" },
      ...bars(49, 83, 3, 53, "satin", 0.016),
      { path: "M0 46 L42 46 Q50 46 52 52 L57 78 Q58 85 50 85 L0 85", stroke: "chrome", width: 0.018 },
      lamp("M61 60 C76 56 96 58 110 64 C119 68 128 77 133 87 C112 90 84 88 64 85 Z"),
      ...cell(77, 66, 4.5),
      ...cell(96, 69, 4.5),
      { path: "M66 76 L94 77 L124 82", stroke: "daylight", width: 0.016 },
      { path: "M94 77 L97 84", stroke: "daylight", width: 0.014 },
      { path: "M94 77 L90 68", stroke: "daylight", width: 0.014 },
      { path: "M0 58 L9 58 L12 66 L9 74 L0 74 Z", fill: "chrome" },
      { path: "M0 61 L7 61 L9 66 L7 71 L0 71 Z", fill: "gloss" },
      { path: "M0 95 L58 95 Q70 95 80 96", stroke: "gap", width: 0.006 },
    ],
    tail: [
      tailChin,
      tailgate,
      {
        path: "M58 62 L56 76 C76 84 100 88 122 87 C124 79 120 70 114 63 C96 59 76 59 58 62 Z",
        fill: "red",
        stroke: "gap",
        width: 0.01,
      },
      { path: "M62 74 C80 80 100 83 116 82 C115 76 112 70 108 67", stroke: "redLight", width: 0.024 },
      { path: "M66 68 L94 70", stroke: "redBar", width: 0.024 },
      { path: "M0 66 L46 66", stroke: "chrome", width: 0.014 },
      ...discBadge(78, 7),
      { path: "M66 10 L92 10 L96 17 L66 17 Z", fill: "satin" },
    ],
  },
} as const satisfies Record<string, Face>;

export type FaceId = keyof typeof FACES;

/** Vans and pick-ups carry upright lamps whatever the face: there is no room for others beside the doors. */
export const UPRIGHT_TAIL: readonly Shape[] = [
  { path: "M0 -20 L0 20 L84 20 L116 16 L140 -20 Z", fill: "cladding" },
  { path: "M0 20 L0 100", stroke: "gap", width: 0.008 },
  { path: "M84 46 L108 46 L110 92 L86 92 Z", fill: "red", stroke: "gap", width: 0.012 },
  { path: "M91 52 L103 52 L104 64 L92 64 Z", fill: "redBar" },
  { path: "M92 68 L104 68 L104 74 L92 74 Z", fill: "reverse" },
  { path: "M92 78 L104 78 L105 88 L93 88 Z", fill: "redLight" },
];
