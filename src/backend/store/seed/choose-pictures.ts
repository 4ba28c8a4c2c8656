import type { PaintId, SegmentId } from "#domain/vehicle-types.ts";
import { hashText, type Random } from "./random.ts";
import type { PictureEntry, PictureManifest, SeedPicture, SpinEntry } from "./seed-types.ts";

/** Pictures of one body in one paint, face, wheel and backdrop. */
type PictureSet = { key: string; entries: PictureEntry[] };

export type PictureChooser = {
  /** Whether the body can be shown in the paint; true of every paint while the body has no pictures at all. */
  hasPaint(body: SegmentId, paint: PaintId): boolean;
  /** Whether the make's own face was rendered on the body in the paint. */
  hasOwnFace(makeId: string, body: SegmentId, paint: PaintId): boolean;
  choose(
    wanted: { makeId: string; modelId: string; body: SegmentId; paint: PaintId },
    random: Random,
  ): SeedPicture[];
};

/** Bodies that look most like one that has no pictures yet. */
const nearestBodies: Partial<Record<SegmentId, readonly SegmentId[]>> = {
  city: ["hatchback"],
  hatchback: ["city"],
  saloon: ["estate", "hatchback"],
  estate: ["saloon", "hatchback"],
  coupe: ["convertible", "hatchback"],
  convertible: ["coupe", "hatchback"],
  mpv: ["van", "estate"],
  van: ["mpv"],
  pickup: ["suv"],
  suv: ["hatchback"],
  trail: ["naked"],
  touring: ["sport"],
  custom: ["naked"],
  sport: ["naked"],
  naked: ["sport"],
  scooter: ["naked"],
};

/** Gallery order; other views follow, turntable frames come last. */
const viewOrder = [
  "front-three-quarter",
  "side",
  "rear-three-quarter",
  "front",
  "rear",
  "interior",
  "dashboard",
];
/** Views in which the paint is not seen, so that any vehicle of the body may lend them. */
const unpaintedViews = ["interior", "dashboard"];

/**
 * Makes a chooser from the manifest of rendered pictures. A combination that was not rendered falls back: the same body
 * and paint with another face, the same body in another paint, the nearest body, no pictures. A make gets its own face
 * where that was rendered in the paint; else a model always gets the same one.
 */
export const createPictureChooser = (manifest: PictureManifest): PictureChooser => {
  const setsOf = indexSets(manifest);
  const spins = new Map((manifest.spins ?? []).map((spin) => [keyOf(spin), framesOf(spin)]));
  const bodyShownFor = (body: SegmentId) =>
    [body, ...(nearestBodies[body] ?? [])].find((candidate) => setsOf.has(candidate));
  return {
    hasPaint: (body, paint) => {
      const shown = bodyShownFor(body);
      return shown === undefined || setsOf.has(`${shown} ${paint}`);
    },
    hasOwnFace: (makeId, body, paint) => {
      const sets = setsOf.get(`${bodyShownFor(body)} ${paint}`) ?? [];
      const face = manifest.mixes?.[makeId]?.face;
      return sets.some((set) => set.entries[0]?.face === face);
    },
    choose: ({ makeId, modelId, body, paint }, random) => {
      const drawn = random.next();
      const shown = bodyShownFor(body);
      if (shown === undefined) return [];
      const sets = setsOf.get(`${shown} ${paint}`) ?? setsOf.get(shown) ?? [];
      const faces = [...new Set(sets.map((set) => set.entries[0]?.face))].sort();
      const ownFace = manifest.mixes?.[makeId]?.face;
      const face = faces.includes(ownFace) ? ownFace : faces[hashText(`${makeId} ${modelId}`) % faces.length];
      const ofFace = sets.filter((set) => set.entries[0]?.face === face);
      const shownBest = fullest(ofFace);
      const chosen = shownBest[Math.floor(drawn * shownBest.length)];
      if (chosen === undefined) return [];
      const turn = spins.get(chosen.key) ?? [];
      return toGallery([...chosen.entries, ...lentViews(chosen, setsOf, shown), ...turn]);
    },
  };
};

const keyOf = ({ body, paint, face, wheel, backdrop }: Omit<PictureEntry, "view" | "file">): string =>
  [body, paint, face, wheel, backdrop].join(" ");

const framesOf = ({ frames, ...spin }: SpinEntry): PictureEntry[] =>
  frames.map(({ file }, frame) => ({ ...spin, file, frame, view: "spin" }));

/** The sets with the most views: a gallery is worth more than a single picture. */
const fullest = (sets: readonly PictureSet[]): readonly PictureSet[] => {
  const most = Math.max(...sets.map(({ entries }) => entries.length));
  return sets.filter(({ entries }) => entries.length === most);
};

const indexSets = (manifest: PictureManifest): Map<string, PictureSet[]> => {
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

const isUnpainted = (view: string): boolean => unpaintedViews.some((prefix) => view.startsWith(prefix));

const lentViews = (
  chosen: PictureSet,
  setsOf: Map<string, PictureSet[]>,
  body: SegmentId,
): PictureEntry[] => {
  if (chosen.entries.some((entry) => isUnpainted(entry.view))) return [];
  const others = [...(setsOf.get(`${body} lent`) ?? []), ...(setsOf.get(body) ?? [])];
  const lender = others.find((set) => set.entries.some((entry) => isUnpainted(entry.view)));
  return lender?.entries.filter((entry) => isUnpainted(entry.view)) ?? [];
};

const toGallery = (entries: readonly PictureEntry[]): SeedPicture[] =>
  [...entries]
    .sort((a, b) => rank(a) - rank(b) || (a.view < b.view ? -1 : Number(a.view > b.view)))
    .map(({ view, frame, file, width, height, body, paint }) => ({
      view,
      ...(frame === undefined ? {} : { frame }),
      file,
      width,
      height,
      body,
      paint,
    }));

const rank = (entry: PictureEntry): number => {
  if (entry.frame !== undefined) return 1000 + entry.frame;
  const place = viewOrder.indexOf(entry.view);
  return place < 0 ? viewOrder.length : place;
};
