import type { Picture as PictureData } from "#contract/picture.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { DrawnPicture } from "./drawn-picture.tsx";
import { preparePicture } from "./prepare-picture.ts";

export type PictureProps = {
  readonly picture: PictureData | undefined;
  /** What is seen; empty where the text beside it says the same. */
  readonly alt: string;
  readonly sizes: string;
  /** What is drawn where there is no picture, or where it does not arrive. */
  readonly kind?: VehicleKind;
  /** The first picture of a page: fetched at once, before the others. */
  readonly first?: boolean;
};

/** A 4:3 picture in the format and width that suit the browser, in a room that is reserved before it arrives. */
export const Picture = ({ picture, sizes, kind, ...rest }: PictureProps) => (
  <DrawnPicture picture={preparePicture(picture, sizes, kind)} {...rest} />
);
