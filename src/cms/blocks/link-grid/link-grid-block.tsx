import type { LinkGridData } from "#contract/blocks/link-grid.ts";
import { getCurrentLocale } from "#platform/i18n.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import { Dropdown } from "#ui/dropdown/dropdown.tsx";
import { Section } from "#ui/section/section.tsx";
import { CountedLink } from "#ui/site-link/counted-link.tsx";
import styles from "./link-grid-block.module.css";

/** Links to related pages with their counts; collapsed, or as options to choose from, where there are many. */
export const LinkGridBlock = async ({ data }: { readonly data: LinkGridData }) => {
  const { heading, text, items, folded, choose } = data;
  if (items.length === 0) return null;
  const locale = await getCurrentLocale();
  const link = ({ text: name, href, count }: LinkGridData["items"][number]) => (
    <CountedLink key={href} href={href} text={name} count={count} locale={locale} />
  );
  if (choose !== undefined)
    return (
      <Section heading={heading} text={text}>
        <Dropdown label={choose}>{items.map(link)}</Dropdown>
      </Section>
    );
  const links = (
    <ul className={styles.links}>
      {items.map((item) => (
        <li key={item.href}>{link(item)}</li>
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
