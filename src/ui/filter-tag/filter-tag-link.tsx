import { Icon } from "../icon/icon.tsx";
import { SiteLink } from "../site-link/site-link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./filter-tag.module.css";
import type { FilterTagSize } from "./filter-tag.tsx";

export type FilterTagLinkProps = {
  readonly text: string;
  readonly href: string;
  /** What following it does, for those who listen: "Quitar filtro". */
  readonly action: string;
  readonly size?: FilterTagSize;
};

/** An applied filter that stands in the address; following it takes the filter off. */
export const FilterTagLink = ({ text, href, action, size = "normal" }: FilterTagLinkProps) => (
  <SiteLink
    className={styles.tag}
    href={href}
    rel="nofollow"
    data-size={size}
    data-chosen=""
    data-closable=""
  >
    <VisuallyHidden>{action} </VisuallyHidden>
    <span>{text}</span>
    <Icon name="close" size={16} />
  </SiteLink>
);
