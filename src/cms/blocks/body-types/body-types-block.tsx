import type { BodyTypesData } from "#contract/blocks/body-types.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale } from "#platform/i18n.ts";
import { Section } from "#ui/section/section.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./body-types-block.module.css";

/** Links to vehicles by body type. */
export const BodyTypesBlock = async ({ data }: { readonly data: BodyTypesData }) => {
  if (data.items.length === 0) return null;
  const { number } = marketOf(await getCurrentLocale()).formats;
  return (
    <Section heading={data.heading}>
      <ul className={styles.types}>
        {data.items.map(({ segment, text, href, count }) => (
          <li key={segment}>
            <SiteLink href={href}>
              <svg viewBox="0 0 120 56" aria-hidden="true">
                <use href={`/icons/body-types.svg#${segment}`} />
              </svg>
              {text}
              {count !== undefined && <small>{number(count)}</small>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
};
