import type { NavigationItem } from "#api/models/page.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ContentLink } from "./content-link.tsx";
import styles from "./navigation-list.module.css";

type NavigationListProps = { readonly items: readonly NavigationItem[]; readonly path: string };

/**
 * The site's navigation with nested lists. A nested list opens on hover, by its disclosure button, and on
 * touch or small screens by tapping the item, whose link is then the first of the list.
 */
export const NavigationList = async ({ items, path }: NavigationListProps) => {
  const t = await getScopedI18n("frame");
  const link = ({ text, link, target }: Omit<NavigationItem, "nested">, isSelf = false) => (
    <ContentLink
      key={`${text} ${link}`}
      link={link}
      target={target}
      aria-current={link === path ? "page" : undefined}
      data-self={isSelf || undefined}
    >
      {text}
    </ContentLink>
  );
  return (
    <ul className={styles.list}>
      {items.map(({ nested = [], ...item }) => (
        <li key={`${item.text} ${item.link}`} data-nested={nested.length > 0 || undefined}>
          {link(item)}
          {nested.length > 0 && (
            <>
              <details name="site-menu">
                <summary aria-label={t("submenu", { name: item.text })} />
              </details>
              <div>
                {nested.every((inner) => inner.link !== item.link) && link(item, true)}
                {nested.map((inner) => link(inner))}
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
