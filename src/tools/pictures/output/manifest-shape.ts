import { MAKE_MIXES, type Mix } from "../make-mixes.ts";
import type { Job } from "../plan.ts";
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

/** The manifest as the formatter would write it, in a stable order. */
export const manifestText = (sorted: readonly Entry[]): string => {
  const spins = new Map<string, Entry[]>();
  for (const entry of sorted) {
    if (entry.view !== "spin") continue;
    const { body, face, wheel, paint, backdrop, width, height } = entry;
    const key = JSON.stringify({ body, face, wheel, paint, backdrop, width, height });
    spins.set(key, [...(spins.get(key) ?? []), entry]);
  }
  const turns = [...spins].map(([key, frames]): Spin => {
    const inOrder = frames.toSorted((a, b) => (a.frame ?? 0) - (b.frame ?? 0));
    const files = inOrder.map(({ file, recipe }) => (recipe === undefined ? { file } : { file, recipe }));
    return { ...(JSON.parse(key) as Omit<Spin, "frames">), frames: files };
  });
  const manifest: Manifest = {
    mixes: MAKE_MIXES,
    pictures: sorted.filter((entry) => entry.view !== "spin"),
    spins: turns,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};
