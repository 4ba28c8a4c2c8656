import type { PaintId, SegmentId } from "#domain/vehicle-types.ts";
import { lentViews, toGallery } from "./lent-views.ts";
import { nearestBodies } from "./nearest-bodies.ts";
import type { PictureManifest } from "./picture-manifest.ts";
import { framesOf, fullest, indexSets, keyOf } from "./picture-sets.ts";
import { hashText, type Random } from "./random.ts";
import type { SeedPicture } from "./seed-vehicle.ts";

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
