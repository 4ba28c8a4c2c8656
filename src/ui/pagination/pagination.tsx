import { Icon } from "../icon/icon.tsx";
import { SiteLink } from "../site-link/site-link.tsx";
import styles from "./pagination.module.css";

/**
 * Page numbers to show: first, last, the current one and its neighbours; 0 stands for a gap. A gap never
 * hides a single number. Numbers start at 1; empty for one page or none.
 */
export const pageWindow = (current: number, count: number): number[] => {
  if (count < 2) return [];
  const wanted = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
};

export type PaginationProps = {
  /** Current page and number of pages, from 1. */
  readonly current: number;
  readonly count: number;
  readonly hrefFor: (page: number) => string;
  readonly words: {
    readonly label: string;
    readonly page: string;
    readonly previous: string;
    readonly next: string;
  };
};

/** Numbered pages with links to the previous and next one; nothing for a single page. */
export const Pagination = ({ current, count, hrefFor, words }: PaginationProps) => {
  const pages = pageWindow(current, count);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={words.label}>
      <ul className={styles.pages}>
        {current > 1 && (
          <li>
            <SiteLink href={hrefFor(Math.min(current - 1, count))} rel="prev" aria-label={words.previous}>
              <Icon name="left" size={20} />
            </SiteLink>
          </li>
        )}
        {pages.map((page, index) => (
          <li key={page || `gap-${pages[index - 1]}`}>
            {page === 0 ? (
              <span>…</span>
            ) : (
              <SiteLink
                href={hrefFor(page)}
                aria-label={`${words.page} ${page}`}
                aria-current={page === current ? "page" : undefined}
              >
                {page}
              </SiteLink>
            )}
          </li>
        ))}
        {current < count && (
          <li>
            <SiteLink href={hrefFor(current + 1)} rel="next" aria-label={words.next}>
              <Icon name="right" size={20} />
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
};
