import { AccordionItem } from "#ui/accordion/accordion.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { DealerList, type VehicleList } from "./dealer-list.tsx";
import styles from "./dealer-locator.module.css";
import type { DealerGroup } from "./group-dealers.ts";

/** A collapsible place with its dealers and links to related pages. */
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
  <div id={id}>
    <AccordionItem
      title={dealers.length > 1 ? `${name} (${dealers.length})` : name}
      level={2}
      open={false}
      dense
    >
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map(({ text, href }) => (
            <SiteLink key={href} href={href} aria-label={`${text}, ${name}`}>
              {text}
            </SiteLink>
          ))}
        </p>
      )}
      <DealerList dealers={dealers} lists={lists} valuing={valuing} level={3} />
    </AccordionItem>
  </div>
);
