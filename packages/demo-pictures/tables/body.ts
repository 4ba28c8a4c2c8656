import type { Knot } from "../geometry/spline.ts";

/** A window edge: passes through (x, y) and leans by `slope` metres of x per metre of y. */
type Edge = readonly [x: number, y: number, slope: number];
type Span = readonly [from: number, to: number];

/**
 * A car body in metres: x from nose to tail, y up, z to the side. Curves are what a draughtsman would lay down
 * (profile, plan, section heights); everything else follows from `car-field.ts`.
 */
export type Body = {
  readonly length: number;
  readonly width: number;
  readonly frontOverhang: number;
  readonly wheelbase: number;
  readonly wheelRadius: number;
  /** Heights along x: bonnet and deck, roof with both screens, underside, shoulder crease, bottom of the windows. */
  readonly bonnet: readonly Knot[];
  readonly roof: readonly Knot[];
  readonly underside: readonly Knot[];
  readonly shoulder: readonly Knot[];
  readonly belt: readonly Knot[];
  /** Half width along x, and the outline of nose and tail as x along height. */
  readonly plan: readonly Knot[];
  readonly nose: readonly Knot[];
  readonly tail: readonly Knot[];
  /** Heights between which a face is drawn, and the tail lamps. */
  readonly face: Span;
  readonly rear: Span;
  readonly screenTop: number;
  readonly windowFront: Edge;
  readonly windowRear: Edge;
  readonly pillars: readonly [from: number, to: number, slope: number][];
  readonly doors: {
    readonly front: number;
    readonly split: number;
    readonly rear?: number;
    readonly sliding?: boolean;
  };
  readonly rearScreen: "tailgate" | "notch" | "cab";
  readonly tumblehome?: number;
  readonly roofEdge?: number;
  readonly noseBow?: number;
  readonly tailBow?: number;
  readonly cladding?: boolean;
  readonly rails?: boolean;
  readonly open?: boolean;
  readonly bed?: Span;
  readonly cabEnd?: number;
};
