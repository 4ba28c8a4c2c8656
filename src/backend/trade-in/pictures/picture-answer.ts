import type { ErrorCode } from "#contract/error-codes.ts";

/** A picture as it was written anew. */
export interface EncodedPicture {
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What the process of pictures is sent. */
export type PictureRequest = Readonly<{ bytes: Uint8Array; megabytes: number }>;

/** What became of a picture. */
export type PictureAnswer = EncodedPicture | { readonly refused: ErrorCode; readonly message: string };

/** What the process of pictures answers, and whether it takes another. */
export type ProcessAnswer = { readonly answer: PictureAnswer; readonly goesOn: boolean };
