import { emptySearchQuery } from "#domain/search-query.ts";
import { loadSearch } from "#features/search/load-search.ts";
import type { Locale } from "#platform/locale.ts";
import type { BlockContext } from "../block.ts";
import { blockExamples } from "../blocks/block-examples.ts";
import { exampleRegistry } from "./example-registry.ts";
import styles from "./examples-page.module.css";
import { stressExamples } from "./stress-examples.ts";

type Context = Omit<BlockContext, "blockId" | "index">;

/** A vehicle that is in the stock, in place of the one that the example names. */
const realVin = async (locale: Locale): Promise<string | undefined> => {
  const answer = await loadSearch(locale, { preset: {}, query: emptySearchQuery, limit: 1 });
  return answer.ok ? answer.value.vehicles[0]?.vin : undefined;
};

/** Blocks that are a page each or show much of the stock: of these, one usual example and one with long words. */
const large: ReadonlySet<string> = new Set([
  "article",
  "dealer-locator",
  "search",
  "vehicle-detail",
  "vehicle-row",
]);

const examplesOf = (key: string, vin: string | undefined) => {
  const [, schema, examples] = blockExamples.find(([known]) => known === key) ?? [];
  if (!schema || !examples) return [];
  const usual = examples.map((data, index) => ({
    name: `example ${index + 1}`,
    data: key === "vehicle-detail" && vin ? { vin } : data,
  }));
  const odd = stressExamples(schema, examples[0]);
  return large.has(key) ? [...usual.slice(0, 1), ...odd.slice(0, 1)] : [...usual, ...odd];
};

/** Every example of every block, usual ones first, then those that a page has to bear. */
export const BlockExampleList = async ({ context }: { readonly context: Context }) => {
  const vin = await realVin(context.locale);
  return Object.keys(exampleRegistry).map((key) => (
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

/** Drawn as on a page, where it is not the first block. */
const BlockExample = async ({ blockKey, name, data, context }: BlockExampleProps) => {
  const definition = exampleRegistry[blockKey];
  const parsed = definition?.schema.safeParse(data);
  if (!definition || !parsed?.success) return null;
  const blockId = `${blockKey}-${name.replaceAll(" ", "-")}`;
  return definition.render(parsed.data, { ...context, blockId, index: 1 });
};
