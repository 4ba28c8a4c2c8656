import { MAKE_MIXES } from "../make-mixes.ts";
import type { Entry, Manifest, Spin } from "./manifest-shape.ts";

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
