import type { BrandsData } from "#contract/blocks/brands.ts";
import { getCurrentLocale } from "#platform/i18n.ts";
import { Section } from "#ui/section/section.tsx";
import { CountedLink } from "#ui/site-link/counted-link.tsx";
import styles from "./brands-block.module.css";

/** Links to vehicles by make. */
export const BrandsBlock = async ({ data }: { readonly data: BrandsData }) => {
  if (data.items.length === 0) return null;
  const locale = await getCurrentLocale();
  return (
    <Section heading={data.heading} ground="sunken">
      <ul className={styles.brands}>
        {data.items.map(({ brand, text, href, count }) => (
          <li key={brand}>
            <CountedLink href={href} text={text} count={count} locale={locale} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
