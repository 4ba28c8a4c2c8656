type Row = readonly string[];

type Figures = {
  /** Column headings, that of the row headings first. */
  readonly columns: Row;
  /** The first cell of a row is its heading. */
  readonly rows: readonly Row[];
  readonly totals?: Row | undefined;
};

type FiguresTableProps = Figures & { readonly caption: string; readonly className?: string | undefined };

/** A table of figures, with row headings. */
export const FiguresTable = ({ caption, columns, rows, totals, className }: FiguresTableProps) => (
  <table className={className}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <FigureRow key={row[0]} row={row} columns={columns} />
      ))}
    </tbody>
    {totals && (
      <tfoot>
        <FigureRow row={totals} columns={columns} />
      </tfoot>
    )}
  </table>
);

const FigureRow = ({ row: [name, ...cells], columns }: { readonly row: Row; readonly columns: Row }) => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((cell, index) => (
      <td key={columns[index + 1]}>{cell}</td>
    ))}
  </tr>
);
