type Row = readonly string[];

type Figures = {
  /** Name of each column, that of the rows' names first. */
  readonly columns: Row;
  /** Each row begins with its name. */
  readonly rows: readonly Row[];
  readonly totals?: Row | undefined;
};

type FiguresTableProps = Figures & { readonly caption: string; readonly className?: string | undefined };

/** Figures in rows, each row named by its first cell. */
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
