import type * as THREE from "three";

/** A vehicle on the turntable: its middle at the origin, nose towards -x, standing on y = 0. */
export type Vehicle = {
  readonly group: THREE.Group;
  readonly footprint: Footprint;
  /** What has a number plate on it, by the view that it faces. */
  readonly plates: Readonly<Record<"front" | "rear", THREE.Mesh | undefined>>;
  /** Rims to choose from, all but one invisible. */
  readonly wheelSets: readonly THREE.Group[];
  /** A motorbike's, as a flat display. */
  readonly instruments?: THREE.Mesh<THREE.PlaneGeometry>;
};
/** Metres; axles from the middle. */
export type Footprint = {
  readonly length: number;
  readonly width: number;
  readonly axles: readonly number[];
  readonly track: number;
  readonly wheelRadius: number;
};
