import type { Card } from "#api/models/card.ts";
import type { CompareQuery } from "#domain/compare-query.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { WordsOf } from "#platform/wording.ts";
import { ListedLink } from "../compare-list/listed-link.tsx";
import type { Comparison } from "./comparison.ts";
import styles from "./comparison-page.module.css";

export type ComparisonPageProps = {
  readonly locale: Locale;
  readonly query: CompareQuery;
  readonly comparison: Comparison;
  /** Vehicles similar to the first one, to add. */
  readonly suggestions: readonly Card[];
};

type SuggestionsProps = Pick<ComparisonPageProps, "suggestions" | "locale"> & {
  readonly words: WordsOf<"compare">;
  readonly hrefWith: (vin: string) => string;
};

export const Suggestions = ({ suggestions, words, locale, hrefWith }: SuggestionsProps) => {
  const { money, kilometres } = marketOf(locale).formats;
  return (
    <section className={styles.suggestions}>
      <h2>{words.addHeading}</h2>
      <ul>
        {suggestions.slice(0, 4).map((card) => {
          const name = `${card.brand} ${card.model}`;
          return (
            <li key={card.vin}>
              <strong>{name}</strong>
              <small>{card.commercialDescription}</small>
              <small>
                {[
                  card.year,
                  card.kilometers === undefined ? undefined : kilometres(card.kilometers),
                  money(card.totalPrice),
                ]
                  .filter((fact) => fact !== undefined)
                  .join(" · ")}
              </small>
              <ListedLink
                vehicle={{ vin: card.vin, name }}
                change="add"
                href={hrefWith(card.vin)}
                label={fill(words.addOne, { name })}
                look="secondary"
              >
                {words.add}
              </ListedLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
