/** One entry of `pictures.json`: files are `/pictures/<file>-<360|640|1200>.<avif|webp>`. */
export type PictureEntry = {
  body: string;
  face: string;
  paint: string;
  wheel: string;
  backdrop: string;
  view: string;
  frame?: number;
  file: string;
  width: number;
  height: number;
};

/** A turntable: its frames in order, of the vehicle that is shown by the pictures with the same names. */
export type SpinEntry = Omit<PictureEntry, "view" | "frame" | "file"> & {
  frames: readonly { file: string }[];
};

export type PictureManifest = {
  pictures: readonly PictureEntry[];
  spins?: readonly SpinEntry[];
  /** The face and wheel by which each make is recognised. */
  mixes?: Readonly<Record<string, { face: string; wheel: string }>>;
};
