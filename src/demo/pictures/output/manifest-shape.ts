import type { Mix } from "../make-mixes.ts";
import type { Job } from "../recipe.ts";
import type { Encoded } from "./encode.ts";

/** Names of table entries; loose, since an old manifest may name what a table no longer has. */
type Named = Readonly<Record<"body" | "face" | "wheel" | "paint" | "backdrop", string>>;

/** A rendered picture: files are `<file>-<width>.<avif|webp>` in every usual width up to `width`. */
export type Entry = Named &
  Encoded &
  Pick<Job, "frame" | "cabin"> & { readonly view: string; readonly recipe?: string };

/** A turntable: its frames in order, in one width. */
export type Spin = Named & {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly { readonly file: string; readonly recipe?: string }[];
};

export type Manifest = {
  readonly mixes: Readonly<Record<string, Mix>>;
  readonly pictures: readonly Entry[];
  readonly spins: readonly Spin[];
};

/** Every entry of a manifest, the frames of its turntables among them. */
export const entriesOf = ({
  pictures,
  spins = [],
}: Partial<Manifest> & Pick<Manifest, "pictures">): Entry[] => {
  const frames = spins.flatMap(({ frames: turn, ...spin }) =>
    turn.map((one, frame): Entry => ({ ...spin, ...one, view: "spin", frame })),
  );
  return [...pictures, ...frames];
};
