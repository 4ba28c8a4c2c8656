import type { SimulationView } from "../simulation-view.ts";
import styles from "./simulation.module.css";
import type { SimulationWords } from "./simulation-words.ts";

type ResultProps = {
  readonly view: SimulationView;
  readonly words: SimulationWords;
  /** Where the quote lies as a PDF; a quote without a vehicle has none. */
  readonly pdf?: { readonly service: string; readonly locale: string };
  /** Newer figures were asked for and could not be had. */
  readonly kept?: boolean;
};

/** The instalment with what it costs beside it, line by line and month by month. `showSimulation` writes newer figures into it. */
export function SimulationResult({ view, words, pdf, kept = false }: ResultProps) {
  return (
    <>
      <div className={styles.quote}>
        <p className={styles.mark} data-kept="" hidden={!kept}>
          {words.keptMark}
        </p>
        <p className={styles.campaign} data-figure="campaign" hidden={view.campaign === undefined}>
          {view.campaign}
        </p>
        <p className={styles.monthly}>
          <strong data-testid="monthly" data-figure="monthly">
            {view.monthly}
          </strong>{" "}
          {words.perMonth}
        </p>
        <p data-figure="during">{view.during}</p>
        <dl data-rates="">
          {view.rates.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.legal} data-legal="">
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
        <tbody data-rows="rows">
          {view.rows.map((row) => (
            <FigureRow key={row[0]} row={row} />
          ))}
        </tbody>
        <tfoot data-rows="totals">
          <FigureRow row={view.totals} />
        </tfoot>
      </table>
      <p data-figure="difference" hidden={view.difference === undefined}>
        {view.difference}
      </p>
      <RepaymentTable table={view.table} words={words} />
      {pdf !== undefined && (
        <p>
          <a href={`${pdf.service}/pdf?${view.query}&locale=${pdf.locale}`}>{words.pdf}</a>
        </p>
      )}
    </>
  );
}

function FigureRow({ row: [label, ...values] }: { readonly row: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, column) => {
        const key = column;
        return <td key={key}>{value}</td>;
      })}
    </tr>
  );
}

type RepaymentProps = { readonly table: SimulationView["table"]; readonly words: SimulationWords };

function RepaymentTable({ table, words }: RepaymentProps) {
  return (
    <details className={styles.repayment} data-repayment="" hidden={table === undefined}>
      <summary>{words.table}</summary>
      <table className={styles.figures}>
        <caption>{words.tableNote}</caption>
        <thead>
          <tr data-columns="">
            {table?.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-rows="plan">
          {table?.rows.map((row) => (
            <FigureRow key={row[0]} row={row} />
          ))}
        </tbody>
        <tfoot data-rows="sums">{table && <FigureRow row={table.totals} />}</tfoot>
      </table>
    </details>
  );
}
