import { SiteLink } from "#ui/site-link/site-link.tsx";
import { DealerList, type VehicleList } from "./dealer-list.tsx";
import styles from "./dealer-locator.module.css";
import type { DealerGroup } from "./group-dealers.ts";

export const PlaceGroup = ({
  id,
  group: { name, dealers, links = [] },
  lists,
  valuing,
}: {
  readonly id: string;
  readonly group: DealerGroup;
  readonly lists: readonly VehicleList[];
  readonly valuing: readonly string[];
}) => (
  <section id={id} className={styles.group} aria-labelledby={`${id}-name`}>
    <h3 id={`${id}-name`}>{name}</h3>
    {links.length > 0 && (
      <p className={styles.links}>
        {links.map(({ text, href }) => (
          <SiteLink key={href} href={href} aria-label={`${text}, ${name}`}>
            {text}
          </SiteLink>
        ))}
      </p>
    )}
    <DealerList dealers={dealers} lists={lists} valuing={valuing} level={4} />
  </section>
);
