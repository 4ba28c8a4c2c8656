import type { Picture as PictureData } from "#contract/picture.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { DrawnPicture } from "./drawn-picture.tsx";
import { preparePicture } from "./prepare-picture.ts";

export type PictureProps = {
  readonly picture: PictureData | undefined;
  /** Alternative text; empty where the text beside it says the same. */
  readonly alt: string;
  readonly sizes: string;
  /** Placeholder where there is no picture, or it fails to load. */
  readonly kind?: VehicleKind;
  /** The first picture of a page: loads eagerly, with high priority. */
  readonly first?: boolean;
};

/** A 4:3 picture in the format and width that suit the browser, in a box that is reserved before it loads. */
export const Picture = ({ picture, sizes, kind, ...rest }: PictureProps) => (
  <DrawnPicture picture={preparePicture(picture, sizes, kind)} {...rest} />
);
