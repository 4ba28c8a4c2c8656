import { compareLimit } from "#domain/compare-limit.ts";
import { comparePath } from "#domain/compare-query.ts";
import { routePath } from "#domain/route-paths.ts";
import { homePath } from "#domain/routes.ts";
import { fill } from "#platform/fill.ts";
import { wordsOf } from "#platform/wording.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { ListedLink } from "../compare-list/listed-link.tsx";
import { onlyDifferences } from "./comparison.ts";
import { ComparisonNotices } from "./comparison-notices.tsx";
import styles from "./comparison-page.module.css";
import { ComparisonTable } from "./comparison-table.tsx";
import { ComparisonTools } from "./comparison-tools.tsx";
import { EmptyComparison } from "./empty-comparison.tsx";
import { MeritsList } from "./merits-list.tsx";
import { RoomForOneMore } from "./room-for-one-more.tsx";
import { SpecificationsLink } from "./specifications-link.tsx";
import { type ComparisonPageProps, Suggestions } from "./suggestions.tsx";
import { WeighForm } from "./weigh-form.tsx";

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
  return (
    <div
      className={styles.page}
      data-asked={query.vins.join()}
      data-shown={vins.join()}
      data-remembers={vins.length > 1 ? "differences" : undefined}
      data-degraded={comparison.unavailable > 0 ? "vehicles" : undefined}
      data-kept={comparison.unknown > 0 ? "never" : undefined}
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
