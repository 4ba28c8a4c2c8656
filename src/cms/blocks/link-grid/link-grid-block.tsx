import { marketOf } from "#market/markets.ts";
import { getCurrentLocale } from "#platform/i18n.ts";
import { Section } from "#ui/section/section.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./link-grid-block.module.css";
import type { LinkGridData } from "./schema.ts";

/** Where else to go from here: pages beside this one, with how much each has to show. */
export const LinkGridBlock = async ({ data }: { readonly data: LinkGridData }) => {
  if (data.items.length === 0) return null;
  const { number } = marketOf(await getCurrentLocale()).formats;
  return (
    <Section heading={data.heading} text={data.text}>
      <ul className={styles.links}>
        {data.items.map(({ text, href, count }) => (
          <li key={href}>
            <SiteLink href={href}>
              {text}
              {count !== undefined && <small>{number(count)}</small>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
};
