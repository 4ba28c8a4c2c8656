import type { FinanceWords } from "../finance-words.ts";
import type { SimulationView } from "../simulation-view.ts";
import styles from "./simulation.module.css";

type ResultProps = {
  readonly view: SimulationView;
  readonly words: FinanceWords;
  /** Where the quote lies as a PDF; a quote without a vehicle has none. */
  readonly pdf?: { readonly service: string; readonly locale: string };
  /** Newer figures could not be had when this page was drawn. */
  readonly kept?: boolean;
};

/** The instalment with what it costs beside it, line by line and month by month. */
export const SimulationResult = ({ view, words, pdf, kept = false }: ResultProps) => (
  <>
    <div className={styles.quote}>
      <p className={styles.mark} data-when="failed limited" hidden={!kept}>
        {words.keptMark}
      </p>
      <p className={styles.campaign} hidden={view.campaign === undefined}>
        {view.campaign}
      </p>
      <p className={styles.monthly}>
        <strong data-testid="monthly">{view.monthly}</strong> {words.perMonth}
      </p>
      <p>{view.during}</p>
      <dl>
        {view.rates.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className={styles.legal}>
      {view.legal.map((runs, number) => {
        const key = number;
        return (
          <p key={key}>
            {runs.map(([text, strong]) => (strong ? <strong key={text}>{text}</strong> : text))}
          </p>
        );
      })}
    </div>
    <table className={styles.figures}>
      <caption>{words.comparison}</caption>
      <thead>
        <tr>
          <th scope="col">{words.concept}</th>
          <th scope="col">{words.cash}</th>
          <th scope="col">{words.financed}</th>
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <FigureRow key={row[0]} row={row} />
        ))}
      </tbody>
      <tfoot>
        <FigureRow row={view.totals} />
      </tfoot>
    </table>
    <p hidden={view.difference === undefined}>{view.difference}</p>
    <RepaymentTable table={view.table} words={words} />
    {pdf !== undefined && (
      <p>
        <a href={`${pdf.service}/pdf?${view.query}&locale=${pdf.locale}`}>{words.pdf}</a>
      </p>
    )}
  </>
);

const FigureRow = ({ row: [label, ...values] }: { readonly row: readonly string[] }) => (
  <tr>
    <th scope="row">{label}</th>
    {values.map((value, column) => {
      const key = column;
      return <td key={key}>{value}</td>;
    })}
  </tr>
);

type RepaymentProps = { readonly table: SimulationView["table"]; readonly words: FinanceWords };

const RepaymentTable = ({ table, words }: RepaymentProps) => (
  <details className={styles.repayment} data-repayment="" hidden={table === undefined}>
    <summary>{words.table}</summary>
    <table className={styles.figures}>
      <caption>{words.tableNote}</caption>
      <thead>
        <tr>
          {table?.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table?.rows.map((row) => (
          <FigureRow key={row[0]} row={row} />
        ))}
      </tbody>
      <tfoot>{table && <FigureRow row={table.totals} />}</tfoot>
    </table>
  </details>
);
