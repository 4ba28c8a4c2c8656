import { articleBlock } from "#contract/blocks/article.ts";
import { dealerLocatorBlock } from "#contract/blocks/dealer-locator.ts";
import type { Block } from "#contract/blocks/define-block.ts";
import { searchBlock } from "#contract/blocks/search.ts";
import { vehicleDetailBlock } from "#contract/blocks/vehicle-detail.ts";
import { vehicleRowBlock } from "#contract/blocks/vehicle-row.ts";
import { routePath } from "#domain/route-paths.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { loadSearch } from "#features/search/load-search.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { widgetExamples } from "#ui/all-examples.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import type { Registry } from "../block.ts";
import type { BlockContext } from "../block-context.ts";
import { blockExamples } from "../blocks/block-examples.ts";
import { contentRegistry } from "../content-registry.tsx";
import { vehicleRegistry } from "../vehicle-registry.tsx";
import styles from "./examples-page.module.css";
import { stressExamples } from "./stress-examples.ts";
import { WidgetExampleList } from "./widget-example-list.tsx";

/** Every block of any page. */
const exampleRegistry: Registry = new Map([...contentRegistry, ...vehicleRegistry]);

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
const BlockExampleList = async ({ context, only }: ListProps) => {
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

type Props = {
  readonly locale: Locale;
  /** The one block or widget to show; all by default. */
  readonly only: string | undefined;
};

/** For developers: blocks and widgets, each in all its variants. */
export const ExamplesPage = async ({ locale, only }: Props) => {
  const t = await getScopedI18n("examples");
  const contents = [
    ...Object.keys(widgetExamples).map((name) => ({ name, href: `#${name}` })),
    ...[...exampleRegistry.keys()].map((name) => ({ name, href: `#block-${name}` })),
  ].filter(({ name }) => only === undefined || name === only);
  return (
    <>
      <div className={styles.intro}>
        <h1>{t("title")}</h1>
        <p>{t("intro")}</p>
        <nav aria-label={t("contents")}>
          <ul lang="en">
            {contents.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <h2 className={styles.group}>{t("widgets")}</h2>
      <WidgetExampleList only={only} />
      <h2 className={styles.group}>{t("panelHeading")}</h2>
      <div className={styles.intro}>
        <p>
          <ButtonLink
            href={routePath("request", locale, { panel: "contact" })}
            data-panel="contact"
            look="secondary"
          >
            {t("panelLink")}
          </ButtonLink>
        </p>
      </div>
      <h2 className={styles.group}>{t("blocks")}</h2>
      <BlockExampleList
        only={only}
        context={{
          locale,
          slug: "bloques",
          path: routePath("examples", locale),
          trail: [],
          query: emptySearchQuery,
          notices: [],
          simulation: {},
          pageQuery: {},
        }}
      />
    </>
  );
};
