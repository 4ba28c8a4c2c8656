import type { Vehicle } from "#api/models/vehicle.ts";
import type { Locale } from "#platform/locale.ts";
import { degraded } from "#platform/page-cache/note-facts.ts";
import { wordsOf } from "#platform/wording.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import figures from "#ui/figures-table/figures-table.module.css";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/section/section.tsx";
import type { SimulationView } from "../simulation-view-type.ts";
import styles from "./simulation.module.css";
import { CostTable } from "./simulation-result.tsx";

type RepaymentsPageProps = {
  readonly vehicle: Vehicle;
  readonly locale: Locale;
  /** Undefined where it could not be calculated. */
  readonly view: SimulationView | undefined;
};

/** The credit of a vehicle line by line and month by month: a page, and a panel of the vehicle's page. */
export const RepaymentsPage = ({ vehicle, locale, view }: RepaymentsPageProps) => {
  const words = wordsOf(locale, "finance");
  const { brand, model } = vehicle.vehicle;
  return (
    <Section>
      <h1>{words.details}</h1>
      <div className={styles.result}>
        <p>{`${brand} ${model}`.trim()}</p>
        {view && <CostTable view={view} words={words} />}
        {/* A panel that scrolls has to be reached by keys, and nothing else in it can be. */}
        <section
          className={styles.repayment}
          aria-label={words.table}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
          tabIndex={0}
          data-repayment=""
          {...(!view && degraded("finance"))}
        >
          {view ? (
            view.table && (
              <FiguresTable
                caption={`${words.table}. ${words.tableNote}`}
                {...view.table}
                className={figures.figures}
              />
            )
          ) : (
            <Notice type="warning">
              <p>{words.unavailable}</p>
            </Notice>
          )}
        </section>
        <p data-only="page">
          <ButtonLink href={`${vehicle.path}#finance`} look="secondary">
            {wordsOf(locale, "leads").backToVehicle}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
};
