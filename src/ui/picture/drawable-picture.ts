import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { PictureSource } from "./picture-sources.ts";

/** A picture ready to render, in the browser too: resolved addresses only. */
export interface DrawablePicture {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly sources: readonly PictureSource[];
  /** Rendered where it fails to load. */
  readonly kind: VehicleKind;
  readonly width: number;
  readonly height: number;
  /** Placeholder of a vehicle without pictures. */
  readonly fallback?: true;
}
