import { knownShop } from "#api/known-shop.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { WordsOf } from "#platform/wording.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import type { Merit, Merits } from "../weighing/find-merits.ts";
import { expectedLife } from "../weighing/years-left.ts";
import type { ComparedVehicle } from "./comparison.ts";
import styles from "./merits-list.module.css";

type MeritsListProps = {
  readonly vehicles: readonly ComparedVehicle[];
  readonly merits: readonly Merits[];
  readonly words: WordsOf<"compare">;
  readonly locale: Locale;
};

/** Maximum number of listed equipment; the rest is counted. */
const named = 4;

/** The merits of each vehicle, with the assumptions behind them. */
export const MeritsList = ({ vehicles, merits, words, locale }: MeritsListProps) => {
  const { money, kilometres, number } = marketOf(locale).formats;
  const describe = ({ kind, value }: Merit): string =>
    fill(words.merit[kind], { value: kind === "kms" ? kilometres(value) : money(value) });
  const sayOnly = (only: readonly string[]): string => {
    const items = only.slice(0, named).join(", ");
    const count = only.length - named;
    return fill(words.only, { items: count > 0 ? fill(words.onlyMore, { items, count }) : items });
  };
  const lives = knownShop()
    .kinds.map((kind) => {
      const { years, kms, kmsPerYear } = expectedLife[kind];
      const values = { years: number(years), kms: kilometres(kms), pace: kilometres(kmsPerYear) };
      return fill(words.lives[kind], values);
    })
    .join("; ");
  return (
    <section className={styles.merits}>
      <h2>{words.merits}</h2>
      <ul>
        {vehicles.map(({ vin, name }, index) => {
          const { best = [], only = [] } = merits[index] ?? {};
          const points = [...best.map(describe), ...(only.length > 0 ? [sayOnly(only)] : [])];
          return (
            <li key={vin}>
              <h3>{name}</h3>
              {points.length > 0 ? (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              ) : (
                <p>{words.noMerit}</p>
              )}
            </li>
          );
        })}
      </ul>
      <AccordionItem title={words.lifeTitle} level={3} open={false}>
        <p>{fill(words.life, { lives })}</p>
      </AccordionItem>
    </section>
  );
};
