import type { LinkGridData } from "#contract/blocks/link-grid.ts";
import { getCurrentLocale } from "#platform/i18n.ts";
import { Section } from "#ui/section/section.tsx";
import { CountedLink } from "#ui/site-link/counted-link.tsx";
import styles from "./link-grid-block.module.css";

/** Where else to go from here: pages beside this one, with how much each has to show. */
export const LinkGridBlock = async ({ data }: { readonly data: LinkGridData }) => {
  if (data.items.length === 0) return null;
  const locale = await getCurrentLocale();
  return (
    <Section heading={data.heading} text={data.text}>
      <ul className={styles.links}>
        {data.items.map(({ text, href, count }) => (
          <li key={href}>
            <CountedLink href={href} text={text} count={count} locale={locale} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
