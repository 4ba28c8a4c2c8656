import sharp from "sharp";

/** A picture of random pixels in a colour, which no encoder can compress well; for tests. */
export const picture = (width = 64, height = 48) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: 200, g: 30, b: 30 },
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });

/** Bytes as a form carries them. */
export const fileOf = (bytes: Uint8Array, type = "image/jpeg", name = "a.jpg"): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A JPEG that is encoded quickly, however large; for tests. */
export const plainPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#456" } })
    .jpeg()
    .toBuffer();
