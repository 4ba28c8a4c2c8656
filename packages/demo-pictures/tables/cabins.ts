import type { FaceId } from "./faces.ts";

/** Colours and materials of a cabin: `upper` dashboard and doors, `lower` below the trim strip, `seat`, the strip itself. */
export type Upholstery = {
  readonly upper: string;
  readonly lower: string;
  readonly seat: string;
  readonly seam: string;
  readonly strip: { readonly color: string; readonly metalness: number; readonly roughness: number };
  readonly leather: boolean;
};

export const UPHOLSTERY = {
  cloth: {
    upper: "#1b1c1f",
    lower: "#232428",
    seat: "#2c2e33",
    seam: "#4a4d54",
    strip: { color: "#3a3d42", metalness: 0.4, roughness: 0.5 },
    leather: false,
  },
  leather: {
    upper: "#17181a",
    lower: "#1d1e20",
    seat: "#1b1b1d",
    seam: "#8d2a22",
    strip: { color: "#8f9398", metalness: 0.9, roughness: 0.35 },
    leather: true,
  },
  cream: {
    upper: "#1f1d1b",
    lower: "#8f8371",
    seat: "#a3967f",
    seam: "#6d6351",
    strip: { color: "#5a4230", metalness: 0.1, roughness: 0.4 },
    leather: true,
  },
  cognac: {
    upper: "#191817",
    lower: "#26211d",
    seat: "#6b3d20",
    seam: "#a8794e",
    strip: { color: "#15161a", metalness: 0.2, roughness: 0.12 },
    leather: true,
  },
} as const satisfies Record<string, Upholstery>;

export type UpholsteryId = keyof typeof UPHOLSTERY;

/** Two dials and a screen in the middle, one wide panel behind the wheel, or a tablet alone. */
export type Dashboard = "dials" | "panel" | "tablet";

export const DASHBOARDS = {
  band: "dials",
  frame: "panel",
  twin: "panel",
  round: "dials",
  line: "tablet",
  block: "dials",
  split: "tablet",
  hammer: "panel",
} as const satisfies Record<FaceId, Dashboard>;

/** A cabin as one model has it. `scale` is its width against a middling car's, `eye` how high the camera is raised, metres. */
export type Cabin = {
  readonly look: Upholstery;
  readonly dashboard: Dashboard;
  readonly scale: number;
  readonly eye: number;
  readonly boot: Boot;
};

/** Metres of the room behind the seats; a saloon's is closed above, a pick-up's is open. */
export type Boot = {
  readonly kind: "hatch" | "notch" | "bed";
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly seats: 2 | 4 | 5;
};
