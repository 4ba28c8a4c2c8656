import type { TitleData } from "#contract/blocks/title.ts";
import styles from "./title-block.module.css";

/** The subject of the page: its main heading as the first block, else a section heading. */
export const TitleBlock = ({ data, index }: { readonly data: TitleData; readonly index: number }) => {
  const Heading = index === 0 ? "h1" : "h2";
  return (
    <div className={styles.title}>
      <Heading>{data.heading}</Heading>
      {data.text !== undefined && <p>{data.text}</p>}
    </div>
  );
};
