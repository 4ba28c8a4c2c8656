import { marketOf } from "#market/markets.ts";
import { getCurrentLocale } from "#platform/i18n.ts";
import { Section } from "#ui/section/section.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./brands-block.module.css";
import type { BrandsData } from "./schema.ts";

/** A way into the stock by make. */
export const BrandsBlock = async ({ data }: { readonly data: BrandsData }) => {
  const { number } = marketOf(await getCurrentLocale()).formats;
  return (
    <Section heading={data.heading} ground="sunken">
      <ul className={styles.brands}>
        {data.items.map(({ brand, text, href, count }) => (
          <li key={brand}>
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
