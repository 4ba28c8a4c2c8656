import type { PageComponent } from "#contract/page.ts";
import type { BlockDefinition } from "./block.ts";

/** Why a component of a page is not drawn. */
export interface BlockProblem {
  readonly key: string;
  readonly id: string;
  readonly reason: "unknown-key" | "broken-data";
  /** Path of the offending field, for broken data. */
  readonly field?: string;
}

export interface ParsedBlock {
  readonly key: string;
  /** Unique among the blocks of the page, also where the content repeats an id. */
  readonly id: string;
  readonly data: unknown;
}

const idStem = ({ id, key }: PageComponent): string =>
  id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || key;

const uniqueIds = (components: readonly PageComponent[]): string[] => {
  const seen = new Map<string, number>();
  return components.map((component) => {
    const stem = idStem(component);
    const times = (seen.get(stem) ?? 0) + 1;
    seen.set(stem, times);
    return times === 1 ? stem : `${stem}-${times}`;
  });
};

/**
 * Checks the components of a page against the registry. A component that is unknown or whose data breaks its schema
 * is left out and told in `problems`; the page survives. Pure.
 */
export const parseBlocks = (
  components: readonly PageComponent[],
  registry: Readonly<Record<string, BlockDefinition>>,
): { readonly blocks: readonly ParsedBlock[]; readonly problems: readonly BlockProblem[] } => {
  const blocks: ParsedBlock[] = [];
  const problems: BlockProblem[] = [];
  const ids = uniqueIds(components);
  for (const [index, { key, id, data }] of components.entries()) {
    const definition = Object.hasOwn(registry, key) ? registry[key] : undefined;
    if (!definition) {
      problems.push({ key, id, reason: "unknown-key" });
      continue;
    }
    const parsed = definition.schema.safeParse(data);
    if (parsed.success) blocks.push({ key, id: ids[index] ?? key, data: parsed.data });
    else problems.push({ key, id, reason: "broken-data", field: parsed.error.issues[0]?.path.join(".") });
  }
  return { blocks, problems };
};
