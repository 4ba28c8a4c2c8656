import { compareLimit } from "#domain/compare-limit.ts";
import { comparePath } from "#domain/compare-query.ts";
import { routePath } from "#domain/route-paths.ts";
import { homePath } from "#domain/routes.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { degraded, notStored } from "#platform/page-cache/note-facts.ts";
import { type WordsOf, wordsOf } from "#platform/wording.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { InlineScript } from "#ui/inline-script.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ListedLink } from "../compare-list/listed-link.tsx";
import { storedComparisonScript } from "../compare-list/stored-comparison-script.ts";
import { type ComparedVehicle, type Comparison, onlyDifferences } from "./comparison.ts";
import styles from "./comparison-page.module.css";
import { ComparisonTable } from "./comparison-table.tsx";
import { ComparisonTools } from "./comparison-tools.tsx";
import { MeritsList } from "./merits-list.tsx";
import { SpecificationsLink } from "./specifications-link.tsx";
import { type ComparisonPageProps, Suggestions } from "./suggestions.tsx";
import { WeighForm } from "./weigh-form.tsx";

/**
 * Explains how to start. A visitor with a stored list is redirected to it, or gets a link where the address
 * has a query.
 */
const EmptyComparison = ({
  words,
  locale,
}: {
  readonly words: WordsOf<"compare">;
  readonly locale: Locale;
}) => (
  <>
    <InlineScript code={storedComparisonScript()} />
    <div className={styles.kept}>
      <p>{words.kept}</p>
      <ButtonLink href={routePath("compare", locale)} data-panel="compare" rel="nofollow">
        {words.seeKept}
      </ButtonLink>
    </div>
    <p className={styles.intro}>{words.empty}</p>
    <p className={styles.noScripts}>{words.noScripts}</p>
    <ButtonLink data-only="page" href={homePath(locale)}>
      {words.seeStock}
    </ButtonLink>
    <div hidden data-only="panel">
      <Button type="button" data-panel-does="close">
        {words.goOn}
      </Button>
    </div>
  </>
);

type RoomForOneMoreProps = {
  readonly vehicles: readonly ComparedVehicle[];
  readonly words: WordsOf<"compare">;
};

/** Asks which vehicle to replace by the fifth. Shown by `fit-to-panel` when there is one, with its name. */
const RoomForOneMore = ({ vehicles, words }: RoomForOneMoreProps) => (
  <div hidden data-room="">
    <Notice type="info" title={fill(words.full, { limit: compareLimit })}>
      <p data-text={words.whichOut} />
      <ul className={styles.choices}>
        {vehicles.map(({ vin, name }) => (
          <li key={vin}>
            <Button
              type="button"
              look="secondary"
              data-replace={vin}
              data-label={fill(words.replace, { out: name, name: "{name}" })}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <Button type="button" look="tertiary" data-keep-all="">
          {words.keepAll}
        </Button>
      </p>
    </Notice>
  </div>
);

/**
 * What is missing from a comparison and why; nothing if it is complete. In the panel it shows what was
 * removed from the list (`fit-to-panel`).
 */
const ComparisonNotices = ({
  comparison: { sold, unknown, unavailable },
  words,
}: {
  readonly comparison: Pick<Comparison, "sold" | "unknown" | "unavailable">;
  readonly words: WordsOf<"compare">;
}) => (
  <>
    {(sold.length > 0 || unknown > 0) && (
      <Notice type="info">
        <div data-taken-off={words.takenOff}>
          {sold.map((name) => (
            <p key={name}>{fill(words.sold, { name })}</p>
          ))}
          {unknown > 0 && <p>{words.unknown}</p>}
        </div>
      </Notice>
    )}
    {unavailable > 0 && (
      <Notice type="warning">
        <p>{words.unavailable}</p>
      </Notice>
    )}
  </>
);

/** The comparison of the address, with what is missing and what could be added. */
export const ComparisonPage = ({ locale, query, comparison, suggestions }: ComparisonPageProps) => {
  const words = wordsOf(locale, "compare");
  const { vehicles, groups, merits, criteria, scores } = comparison;
  const shownVins = vehicles.map(({ vin }) => vin);
  // In the order of the address: weights change it.
  const vins = query.vins.filter((vin) => shownVins.includes(vin));
  const { differences, weights } = query;
  const shown = differences ? onlyDifferences(groups) : groups;
  // With the parameter, to distinguish an emptied comparison from the bare address.
  const without = (vin: string): string =>
    vins.length > 1
      ? comparePath(
          locale,
          vins.filter((other) => other !== vin),
          query,
        )
      : `${routePath("compare", locale)}?vin=`;
  if (comparison.unknown > 0) notStored();
  return (
    <div
      className={styles.page}
      data-asked={query.vins.join()}
      data-shown={vins.join()}
      data-remembers={vins.length > 1 ? "differences" : undefined}
      {...(comparison.unavailable > 0 && degraded("vehicles"))}
    >
      <h1>{words.title}</h1>
      <p className={styles.intro} data-only="page">
        {words.intro}
      </p>
      <ComparisonNotices comparison={comparison} words={words} />
      {vins.length === compareLimit && <RoomForOneMore vehicles={vehicles} words={words} />}
      {vehicles.length > 0 ? (
        <>
          <div className={styles.tools}>
            {vehicles.length > 1 && (
              <ButtonLink
                id="differences"
                look="secondary"
                href={comparePath(locale, vins, { weights, differences: !differences })}
                rel="nofollow"
              >
                {differences ? words.all : words.differences}
              </ButtonLink>
            )}
            <ComparisonTools
              words={{ copy: words.copy, copied: words.copied, failed: words.copyFailed, print: words.print }}
              path={comparePath(locale, vins, query)}
            />
            <div hidden data-only="panel">
              <ButtonLink
                target="_top"
                look="tertiary"
                href={comparePath(locale, vins, query)}
                rel="nofollow"
              >
                {words.page}
              </ButtonLink>
            </div>
          </div>
          {merits.length > 0 && (
            <>
              <MeritsList {...{ vehicles, merits, words, locale }} />
              <WeighForm {...{ vehicles, criteria, scores, words, locale }} query={{ ...query, vins }} />
            </>
          )}
          {differences && shown.length === 0 && <p>{words.same}</p>}
          <ComparisonTable
            comparison={{ vehicles, groups: shown }}
            words={words}
            actions={({ vin, name }) => (
              <>
                <SpecificationsLink vin={vin} name={name} locale={locale} words={words} />
                <ListedLink
                  vehicle={{ vin, name }}
                  change="remove"
                  href={without(vin)}
                  label={fill(words.remove, { name })}
                >
                  {words.removeShort}
                </ListedLink>
              </>
            )}
          />
          <p className={styles.intro}>{words.borrowing}</p>
        </>
      ) : (
        <EmptyComparison words={words} locale={locale} />
      )}
      {suggestions.length > 0 && vins.length < compareLimit && (
        <Suggestions
          suggestions={suggestions}
          words={words}
          locale={locale}
          hrefWith={(vin) => comparePath(locale, [...vins, vin], query)}
        />
      )}
      {vehicles.length > 0 && (
        <ButtonLink data-only="page" look="tertiary" href={homePath(locale)}>
          {words.seeMore}
        </ButtonLink>
      )}
    </div>
  );
};
