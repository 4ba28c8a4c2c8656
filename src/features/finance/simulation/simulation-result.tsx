import type { SimulationView } from "../simulation-view.ts";
import styles from "./simulation.module.css";
import type { SimulationWords } from "./simulation-words.ts";

type ResultProps = {
  readonly view: SimulationView;
  readonly words: SimulationWords;
  /** Where the quote lies as a PDF; a quote without a vehicle has none. */
  readonly pdfAddress?: string;
  /** Newer figures were asked for and could not be had. */
  readonly kept?: boolean;
};

/** The instalment with what it costs beside it, line by line and month by month. */
export function SimulationResult({ view, words, pdfAddress, kept = false }: ResultProps) {
  return (
    <>
      <div className={styles.quote}>
        {kept && <p className={styles.mark}>{words.keptMark}</p>}
        {view.campaign !== undefined && <p className={styles.campaign}>{view.campaign}</p>}
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
      {view.difference !== undefined && <p>{view.difference}</p>}
      {view.table && <RepaymentTable table={view.table} words={words} />}
      {pdfAddress !== undefined && (
        <p>
          <a href={pdfAddress}>{words.pdf}</a>
        </p>
      )}
    </>
  );
}

function FigureRow({ row: [label, cash, financed] }: { readonly row: SimulationView["totals"] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{cash}</td>
      <td>{financed}</td>
    </tr>
  );
}

function RepaymentTable({
  table,
  words,
}: {
  readonly table: NonNullable<SimulationView["table"]>;
  readonly words: SimulationWords;
}) {
  return (
    <details className={styles.repayment}>
      <summary>{words.table}</summary>
      <table className={styles.figures}>
        <caption>{words.tableNote}</caption>
        <thead>
          <tr>
            {words.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([month, ...amounts]) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              {amounts.map((amount, column) => (
                <td key={words.columns[column]}>{amount}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{table.totals[0]}</th>
            {table.totals.slice(1).map((amount, column) => (
              <td key={words.columns[column]}>{amount}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
