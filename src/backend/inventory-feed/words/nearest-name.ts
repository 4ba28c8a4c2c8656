import { editDistance, forgivenSlips } from "#backend/vocabulary/edit-distance.ts";

/** The closest name to letters and digits that match none; undefined where none is near. */
export const nearestName = (key: string, names: ReadonlyMap<string, string>): string | undefined => {
  const limit = Math.max(1, forgivenSlips(key));
  let best: { readonly slips: number; readonly name: string } | undefined;
  for (const [known, name] of names) {
    const slips = editDistance(key, known, limit);
    if (slips <= limit && slips < (best?.slips ?? limit + 1)) best = { slips, name };
  }
  return best?.name;
};
