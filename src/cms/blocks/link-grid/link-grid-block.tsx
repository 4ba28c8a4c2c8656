import type { LinkGridData } from "#contract/blocks/link-grid.ts";
import { getCurrentLocale } from "#platform/i18n.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import { Section } from "#ui/section/section.tsx";
import { CountedLink } from "#ui/site-link/counted-link.tsx";
import styles from "./link-grid-block.module.css";

/** Links to related pages with their counts; collapsed where there are many. */
export const LinkGridBlock = async ({ data }: { readonly data: LinkGridData }) => {
  const { heading, text, items, folded } = data;
  if (items.length === 0) return null;
  const locale = await getCurrentLocale();
  const links = (
    <ul className={styles.links}>
      {items.map(({ text: name, href, count }) => (
        <li key={href}>
          <CountedLink href={href} text={name} count={count} locale={locale} />
        </li>
      ))}
    </ul>
  );
  if (!folded)
    return (
      <Section heading={heading} text={text}>
        {links}
      </Section>
    );
  return (
    <Section>
      <AccordionItem title={heading} level={2} open={false} dense>
        {text !== undefined && <p>{text}</p>}
        {links}
      </AccordionItem>
    </Section>
  );
};
