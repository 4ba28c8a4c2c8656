import { articleBlock } from "#contract/blocks/article.ts";
import { dealerLocatorBlock } from "#contract/blocks/dealer-locator.ts";
import type { Block } from "#contract/blocks/define-block.ts";
import { searchBlock } from "#contract/blocks/search.ts";
import { vehicleDetailBlock } from "#contract/blocks/vehicle-detail.ts";
import { vehicleRowBlock } from "#contract/blocks/vehicle-row.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { loadSearch } from "#features/search/load-search.ts";
import type { Locale } from "#platform/locale.ts";
import type { BlockContext } from "../block-context.ts";
import { blockExamples } from "../blocks/block-examples.ts";
import { exampleRegistry } from "./example-registry.ts";
import styles from "./examples-page.module.css";
import { stressExamples } from "./stress-examples.ts";

type Context = Omit<BlockContext, "blockId" | "index">;

/** A vehicle in stock, instead of the one that the example names. */
const realVin = async (locale: Locale): Promise<string | undefined> => {
  const answer = await loadSearch(locale, { preset: {}, query: emptySearchQuery, limit: 1 });
  return answer.ok ? answer.value.vehicles[0]?.vin : undefined;
};

/** Blocks that fill a page or show much of the stock: one usual example of each, and one with long words. */
const large: ReadonlySet<Block> = new Set<Block>([
  articleBlock,
  dealerLocatorBlock,
  searchBlock,
  vehicleDetailBlock,
  vehicleRowBlock,
]);

const examplesOf = (key: string, vin: string | undefined) => {
  const [block, examples] = blockExamples.find(([known]) => known.key === key) ?? [];
  if (!block || !examples) return [];
  const usual = examples.map((data, index) => ({
    name: `example ${index + 1}`,
    data: block === vehicleDetailBlock && vin ? { vin } : data,
  }));
  const odd = stressExamples(block.data, examples[0]);
  return large.has(block) ? [...usual.slice(0, 1), ...odd.slice(0, 1)] : [...usual, ...odd];
};

type ListProps = { readonly context: Context; readonly only: string | undefined };

/** Every example of every block, or of the one named: usual ones first, then edge cases. */
export const BlockExampleList = async ({ context, only }: ListProps) => {
  const keys = [...exampleRegistry.keys()].filter((key) => only === undefined || key === only);
  const vin = keys.length > 0 ? await realVin(context.locale) : undefined;
  return keys.map((key) => (
    <section key={key} className={styles.block} id={`block-${key}`}>
      <h3 lang="en">{key}</h3>
      {examplesOf(key, vin).map(({ name, data }) => (
        <div key={name} className={styles.frame}>
          <p lang="en">{name}</p>
          <div lang="es" data-example={`${key}, ${name}`}>
            <BlockExample blockKey={key} name={name} data={data} context={context} />
          </div>
        </div>
      ))}
    </section>
  ));
};

type BlockExampleProps = {
  readonly blockKey: string;
  readonly name: string;
  readonly data: unknown;
  readonly context: Context;
};

/** Rendered as on a page, not as its first block. */
const BlockExample = async ({ blockKey, name, data, context }: BlockExampleProps) => {
  const definition = exampleRegistry.get(blockKey);
  const parsed = definition?.block.data.safeParse(data);
  if (!definition || !parsed?.success) return null;
  const blockId = `${blockKey}-${name.replaceAll(" ", "-")}`;
  return definition.render(parsed.data, { ...context, blockId, index: 1 });
};
