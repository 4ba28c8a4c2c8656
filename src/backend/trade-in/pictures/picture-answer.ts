import type { ErrorCode } from "#contract/error-codes.ts";

/** An encoded picture. */
export interface EncodedPicture {
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** `stock` is shown by the optimiser alone, and comes by the thousand. */
export type PicturePurpose = "upload" | "stock";

/** The request to the encoding process. */
export type PictureRequest = Readonly<{ bytes: Uint8Array; megabytes: number; purpose: PicturePurpose }>;

/** The result for a picture. */
export type PictureAnswer = EncodedPicture | { readonly refused: ErrorCode; readonly message: string };

/** The message of the encoding process: the result, and whether it takes another picture. */
export type ProcessAnswer = { readonly answer: PictureAnswer; readonly goesOn: boolean };
