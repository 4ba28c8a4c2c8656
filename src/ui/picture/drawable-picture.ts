import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { PictureSource } from "./picture-sources.ts";

/** A picture ready to be drawn, in the browser too: plain addresses, nothing left to choose. */
export interface DrawablePicture {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly sources: readonly PictureSource[];
  /** What is drawn where it does not arrive. */
  readonly kind: VehicleKind;
  readonly width: number;
  readonly height: number;
  /** Stands for a vehicle that has none. */
  readonly fallback?: true;
}
