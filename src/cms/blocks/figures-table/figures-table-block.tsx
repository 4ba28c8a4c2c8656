import type { FiguresTableData } from "#contract/blocks/figures-table.ts";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./figures-table-block.module.css";

/** Statistics of the stock, such as the prices of a model by year. */
export const FiguresTableBlock = ({ data }: { readonly data: FiguresTableData }) => {
  if (data.rows.length === 0) return null;
  const { heading, text, caption, columns, rows } = data;
  return (
    <Section heading={heading} text={text}>
      <FiguresTable caption={caption} columns={columns} rows={rows} className={styles.figures} />
    </Section>
  );
};
