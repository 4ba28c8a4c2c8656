import type { PictureEntry, PictureManifest, SpinEntry } from "./picture-manifest.ts";
import { unpaintedViews, viewOrder } from "./view-order.ts";

/** Pictures of one body in one paint, face, wheel and backdrop. */
export type PictureSet = { key: string; entries: PictureEntry[] };

export const keyOf = ({ body, paint, face, wheel, backdrop }: Omit<PictureEntry, "view" | "file">): string =>
  [body, paint, face, wheel, backdrop].join(" ");

export const framesOf = ({ frames, ...spin }: SpinEntry): PictureEntry[] =>
  frames.map(({ file }, frame) => ({ ...spin, file, frame, view: "spin" }));

/** The sets with the most views: a gallery is worth more than a single picture. */
export const fullest = (sets: readonly PictureSet[]): readonly PictureSet[] => {
  const most = Math.max(...sets.map(({ entries }) => entries.length));
  return sets.filter(({ entries }) => entries.length === most);
};

export const indexSets = (manifest: PictureManifest): Map<string, PictureSet[]> => {
  const sets = new Map<string, PictureSet>();
  for (const entry of manifest.pictures) {
    const key = keyOf(entry);
    const set = sets.get(key) ?? { key, entries: [] };
    set.entries.push(entry);
    sets.set(key, set);
  }
  const index = new Map<string, PictureSet[]>();
  for (const set of [...sets.values()].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const [body = "", paint = ""] = set.key.split(" ");
    // A set without an outside view (a lone interior) can be lent but cannot stand for a vehicle.
    const painted = set.entries.some((entry) => !isUnpainted(entry.view));
    for (const key of painted ? [body, `${body} ${paint}`] : [`${body} lent`]) {
      index.set(key, [...(index.get(key) ?? []), set]);
    }
  }
  return index;
};

export const isUnpainted = (view: string): boolean =>
  unpaintedViews.some((prefix) => view.startsWith(prefix));

export const rank = (entry: PictureEntry): number => {
  if (entry.frame !== undefined) return 1000 + entry.frame;
  const place = viewOrder.indexOf(entry.view);
  return place < 0 ? viewOrder.length : place;
};
