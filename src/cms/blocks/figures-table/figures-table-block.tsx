import { Section } from "#ui/section/section.tsx";
import styles from "./figures-table-block.module.css";
import type { FiguresTableData } from "./schema.ts";

/** Figures in rows, each row named by its first cell. */
export const FiguresTableBlock = ({ data }: { readonly data: FiguresTableData }) => {
  if (data.rows.length === 0) return null;
  return (
    <Section heading={data.heading} text={data.text}>
      <table className={styles.figures}>
        <caption>{data.caption}</caption>
        <thead>
          <tr>
            {data.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(([name = "", ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={data.columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
};
