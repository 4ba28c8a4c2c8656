import { Icon } from "../icon/icon.tsx";
import { SiteLink } from "../site-link/site-link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./filter-tag.module.css";
import type { FilterTagSize } from "./filter-tag.tsx";

export type FilterTagLinkProps = {
  readonly text: string;
  readonly href: string;
  /** Hint of an active filter for screen readers: "Quitar filtro". Without it the filter is inactive. */
  readonly action?: string;
  readonly size?: FilterTagSize;
};

/** A filter in the address: following the link removes the filter, or applies it. */
export const FilterTagLink = ({ text, href, action, size = "normal" }: FilterTagLinkProps) => {
  const applied = action === undefined ? {} : { "data-chosen": "", "data-closable": "" };
  return (
    <SiteLink className={styles.tag} href={href} rel="nofollow" data-size={size} {...applied}>
      {action !== undefined && <VisuallyHidden>{action} </VisuallyHidden>}
      <span>{text}</span>
      {action !== undefined && <Icon name="close" size={16} />}
    </SiteLink>
  );
};
