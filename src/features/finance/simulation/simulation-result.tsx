import type { WordsOf } from "#platform/wording.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import figures from "#ui/figures-table/figures-table.module.css";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { SimulationView } from "../simulation-view-type.ts";
import { LegalText } from "./legal-text.tsx";
import styles from "./simulation.module.css";

type ResultProps = {
  readonly view: SimulationView;
  readonly words: WordsOf<"finance">;
  /** Address of the quote as a PDF; none for a quote without a vehicle. */
  readonly pdf?: { readonly service: string; readonly locale: string };
  /** Address of the vehicle with this quote, whose pages hold both tables; without one they stand below. */
  readonly page?: string;
  /** The words of the link to the check of the instalment. */
  readonly check?: string;
  /** Newer figures could not be loaded when this page was rendered. */
  readonly isStale?: boolean;
};

/** The instalment with its costs, itemized and by month. */
export const SimulationResult = ({ view, words, pdf, page, check, isStale = false }: ResultProps) => (
  <>
    <div className={styles.quote}>
      <p className={styles.mark} data-when="failed limited" hidden={!isStale}>
        {words.keptMark}
      </p>
      <p className={styles.campaign} hidden={view.campaign === undefined}>
        {view.campaign}
      </p>
      <p className={styles.monthly}>
        <strong data-testid="monthly">{view.monthly}</strong> {words.perMonth}
      </p>
      <p>{view.during}</p>
      <DefinitionList items={view.rates} />
    </div>
    <div className={styles.legal}>
      <LegalText legal={view.legal} />
    </div>
    {page === undefined && <CostTable view={view} words={words} />}
    <p hidden={view.difference === undefined}>{view.difference}</p>
    {page === undefined ? (
      <RepaymentTable table={view.table} words={words} />
    ) : (
      <p>
        <SiteLink href={`${page}&part=repayments`} rel="nofollow" data-panel="repayments">
          {words.details}
        </SiteLink>
        <br />
        <SiteLink href={`${page}&part=check`} rel="nofollow">
          {check}
        </SiteLink>
      </p>
    )}
    {pdf !== undefined && (
      <p>
        <a href={`${pdf.service}/pdf?${view.query}&locale=${pdf.locale}`}>{words.pdf}</a>
      </p>
    )}
  </>
);

/** What is paid in cash and with the credit, line by line. */
export const CostTable = ({ view, words }: Pick<ResultProps, "view" | "words">) => (
  <FiguresTable
    caption={words.comparison}
    columns={[words.concept, words.cash, words.financed]}
    rows={view.rows}
    totals={view.totals}
    className={figures.figures}
  />
);

type RepaymentProps = { readonly table: SimulationView["table"]; readonly words: WordsOf<"finance"> };

const RepaymentTable = ({ table, words }: RepaymentProps) => (
  <details className={styles.repayment} data-repayment="" hidden={table === undefined}>
    <summary>{words.table}</summary>
    {table && <FiguresTable caption={words.tableNote} {...table} className={figures.figures} />}
  </details>
);
