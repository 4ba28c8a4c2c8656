import { Icon } from "../icon/icon.tsx";
import { SiteLink } from "../site-link/site-link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./chip.module.css";

/** An applied filter; following it takes the filter off. `action` says so to those who listen: "Quitar filtro". */
export function Chip({
  text,
  href,
  action,
}: {
  readonly text: string;
  readonly href: string;
  readonly action: string;
}) {
  return (
    <SiteLink className={styles.chip} href={href} rel="nofollow">
      <VisuallyHidden>{action} </VisuallyHidden>
      {text}
      <Icon name="close" size={16} />
    </SiteLink>
  );
}
