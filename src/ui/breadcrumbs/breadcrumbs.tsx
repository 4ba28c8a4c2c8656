import { SiteLink } from "../site-link/site-link.tsx";
import styles from "./breadcrumbs.module.css";

export type Crumb = { readonly text: string; readonly href?: string };

/** Ancestors of this page, from the root; the page itself comes last, without an address. */
export const Breadcrumbs = ({
  label,
  crumbs,
}: {
  readonly label: string;
  readonly crumbs: readonly Crumb[];
}) => (
  <nav aria-label={label}>
    <ol className={styles.trail}>
      {crumbs.map(({ text, href }) => (
        <li key={text} aria-current={href === undefined ? "page" : undefined}>
          {href === undefined ? text : <SiteLink href={href}>{text}</SiteLink>}
        </li>
      ))}
    </ol>
  </nav>
);
