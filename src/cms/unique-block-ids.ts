import type { PageComponent } from "#contract/page.ts";

const idStem = ({ id, key }: PageComponent): string =>
  id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || key;

/**
 * A prefix for element ids for each component of a page: valid, and unique also where content repeats an id.
 * Pure.
 */
export const uniqueBlockIds = (components: readonly PageComponent[]): string[] => {
  const seen = new Map<string, number>();
  return components.map((component) => {
    const stem = idStem(component);
    const times = (seen.get(stem) ?? 0) + 1;
    seen.set(stem, times);
    return times === 1 ? stem : `${stem}-${times}`;
  });
};
