import { type CompareQuery, comparePath } from "#domain/compare-query.ts";
import { type CompareCriterion, heaviest } from "#domain/compare-weights.ts";
import { routePath } from "#domain/route-paths.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { WordsOf } from "#platform/wording.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/field.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { ScoredVehicle } from "../weighing/score-vehicles.ts";
import type { ComparedVehicle } from "./comparison.ts";
import styles from "./weigh-form.module.css";

type WeighFormProps = {
  readonly vehicles: readonly ComparedVehicle[];
  readonly criteria: readonly CompareCriterion[];
  readonly scores: readonly ScoredVehicle[];
  /** Of the vehicles shown, in the order of the address. */
  readonly query: CompareQuery;
  readonly words: WordsOf<"compare">;
  readonly locale: Locale;
};

/** Default weights: all equal. */
const middle = 2;

/**
 * A plain form for the weights of criteria, stored in the address, with the score of each vehicle and its
 * parts.
 */
export const WeighForm = ({ vehicles, criteria, scores, query, words, locale }: WeighFormProps) => {
  const { vins, differences, weights } = query;
  const options = Array.from({ length: heaviest + 1 }, (_, weight) => ({
    value: String(weight),
    text: words.weights[String(weight) as keyof typeof words.weights],
  }));
  return (
    <div id="weigh" className={styles.weigh} data-only="page">
      <AccordionItem title={words.weigh} level={2} open={scores.length > 0} dense>
        <p>{words.weighText}</p>
        <form action={`${routePath("compare", locale)}#weigh`}>
          <input type="hidden" name="vin" value={vins.join()} />
          {differences && <input type="hidden" name="differences" value="1" />}
          {criteria.map((criterion) => (
            <SelectField
              key={criterion}
              label={words.criteria[criterion]}
              name={criterion}
              options={options}
              defaultValue={String(weights?.[criterion] ?? middle)}
            />
          ))}
          <Button>{words.weighNow}</Button>
        </form>
        {scores.length > 0 && (
          <>
            <ol>
              {scores.map(({ vin, score, parts }) => (
                <li key={vin}>
                  <strong>
                    {fill(words.score, {
                      name: vehicles.find((each) => each.vin === vin)?.name ?? "",
                      score,
                    })}
                  </strong>{" "}
                  <small>
                    {parts
                      .filter(({ criterion }) => weights?.[criterion])
                      .map(({ criterion, points }) =>
                        fill(words.scorePart, { criterion: words.criteria[criterion], points }),
                      )
                      .join(" · ")}
                  </small>
                </li>
              ))}
            </ol>
            <p>{words.scoreHow}</p>
            <p>
              <SiteLink href={comparePath(locale, vins, { differences })} rel="nofollow">
                {words.unweigh}
              </SiteLink>
            </p>
          </>
        )}
      </AccordionItem>
    </div>
  );
};
