import type { ReactNode } from "react";
import type { Picture as PictureData } from "#contract/picture.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Breadcrumbs, type Crumb } from "#ui/breadcrumbs/breadcrumbs.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { parseMarkup } from "#ui/rich-text/parse-markup.ts";
import { MarkupNodes } from "#ui/rich-text/rich-text.tsx";
import { type OutlineEntry, outlineOf } from "../article-outline.ts";
import styles from "./article-view.module.css";

const sizes = "(width > 768px) 672px, 100vw";
/** With fewer headings there is no table of contents. */
const leastOutline = 3;

export type ArticleViewProps = {
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  /** `2026-11-20`. */
  readonly date: string;
  readonly changed: string | undefined;
  readonly minutes: number;
  readonly picture: PictureData | undefined;
  /** Simple markup. */
  readonly body: string;
  /** Ancestors of the page; left out where the article is not the page's subject. */
  readonly crumbs: readonly Crumb[] | undefined;
  /** Content after the text, such as share links. */
  readonly children?: ReactNode;
};

/** An article: heading, picture, table of contents, text. */
export const ArticleView = async (props: ArticleViewProps) => {
  const { title, summary, author, date, changed, minutes, picture, body, crumbs, children } = props;
  const [t, frame] = await Promise.all([getScopedI18n("blog"), getScopedI18n("frame")]);
  const { longDate } = marketOf(await getCurrentLocale()).formats;
  const Heading = crumbs === undefined ? "h2" : "h1";
  const { nodes, outline } = outlineOf(parseMarkup(body));
  return (
    <article className={styles.article}>
      <header>
        {crumbs !== undefined && <Breadcrumbs label={frame("breadcrumbs")} crumbs={crumbs} />}
        <Heading>{title}</Heading>
        <p>{summary}</p>
        <p data-part="facts">
          {author} · <time dateTime={date}>{longDate(date)}</time> · {t("minutes", { minutes })}
          {changed !== undefined && (
            <>
              {" · "}
              {t("changed")} <time dateTime={changed}>{longDate(changed)}</time>
            </>
          )}
        </p>
      </header>
      {picture && (
        <div data-part="picture">
          <Picture picture={picture} alt={picture.alt ?? ""} sizes={sizes} first />
        </div>
      )}
      {outline.length >= leastOutline && <Outline heading={t("outline")} entries={outline} />}
      <div data-part="body">
        <div className={styles.text}>
          <MarkupNodes nodes={nodes} />
        </div>
        {children}
      </div>
    </article>
  );
};

const Outline = ({
  heading,
  entries,
}: {
  readonly heading: string;
  readonly entries: readonly OutlineEntry[];
}) => (
  <nav aria-label={heading}>
    <p>{heading}</p>
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  </nav>
);
