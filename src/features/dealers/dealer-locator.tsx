import { type Dealer, isLocated } from "#api/models/dealer.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { DealerList, type VehicleList } from "./dealer-list.tsx";
import styles from "./dealer-locator.module.css";
import { dealersNear, middleOf } from "./dealers-near.ts";
import { type DealerGroup, type DealerPlace, groupDealers } from "./group-dealers.ts";
import { DealerMap } from "./map/dealer-map.tsx";

/** A collapsible place with its dealers and links to related pages. */
const PlaceGroup = ({
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

export type DealerLocatorProps = {
  readonly id: string;
  readonly heading: string;
  readonly text: string | undefined;
  /** Heading level: 1 as the first block of the page. */
  readonly level: 1 | 2;
  readonly dealers: readonly Dealer[];
  readonly places: readonly DealerPlace[];
  readonly lists: readonly VehicleList[];
  /** Place or postal code of the address. */
  readonly wanted: string | undefined;
  /** Path of the page, without query. */
  readonly path: string;
  readonly valuing: readonly string[];
};

/** How many nearby dealers are shown at once; the rest can be expanded. */
const nearest = 6;

/**
 * Search by place, postal code or the visitor's position, beside the map; below it the nearest dealers, or
 * all by place. The position stays on the device: the script finds the nearest place and opens its address
 * (`locate`).
 */
export const DealerLocator = async (props: DealerLocatorProps) => {
  const { id, heading, text, level, dealers, places, lists, wanted, path, valuing } = props;
  const t = await getScopedI18n("dealers");
  const locale = await getCurrentLocale();
  const Heading = `h${level}` as const;
  const groups = groupDealers(dealers, places);
  const isCode = /\d/.test(wanted ?? "");
  const written = isCode ? wanted : wanted?.replaceAll("-", " ");
  const near = wanted === undefined ? undefined : dealersNear(groups, wanted);
  const listId = `${id}-list`;
  const hrefOf = (place: string) => `${path}?place=${place}#${listId}`;
  const first = near?.dealers.slice(0, nearest) ?? [];
  const marks = groups.flatMap((group) => {
    const located = group.dealers.filter(isLocated);
    if (located.length === 0) return [];
    return {
      id: group.id,
      name: group.name,
      href: hrefOf(group.id),
      ...middleOf(located),
      label: group.label ?? groups.length === 1,
      chosen: group.dealers.some((dealer) => dealer === first[0]?.dealer),
    };
  });
  const names = groups.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, locale));
  const list = { lists, valuing, level: 3 } as const;
  return (
    <>
      <div className={styles.locator}>
        <div className={styles.find}>
          <div>
            <Heading>{heading}</Heading>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
          {marks.length > 0 && (
            <>
              <form action={`${path}#${listId}`} className={styles.form}>
                <TextField
                  label={t("place")}
                  name="place"
                  list={`${id}-places`}
                  defaultValue={isCode ? wanted : (near?.from ?? written)}
                  maxLength={40}
                  autoComplete="postal-code"
                  required
                  late={t("placeMissing")}
                />
                <datalist id={`${id}-places`}>
                  {names.map((name) => (
                    <option key={name} value={name} />
                  ))}
                </datalist>
                <Button>{t("show")}</Button>
              </form>
              <div className={`${styles.links} ${styles.here}`}>
                <Button type="button" look="secondary" data-action="locate" data-needs-script="">
                  <Icon name="pin" size={20} />
                  {t("nearMe")}
                </Button>
                <p
                  className={styles.text}
                  role="status"
                  data-place={JSON.stringify(
                    marks.map(({ latitude, longitude, href }) => ({ latitude, longitude, href })),
                  )}
                  data-asking={t("locating")}
                  data-refused={t("refused")}
                  data-failed={t("failed")}
                />
              </div>
            </>
          )}
        </div>
        <DealerMap marks={marks} />
      </div>
      <div id={listId} className={styles.groups}>
        {written !== undefined && !near && (
          <Notice type="info">
            <p>{t("unknown", { place: written })}</p>
          </Notice>
        )}
        {near ? (
          <>
            <h2>{t("near", { place: near.from })}</h2>
            <p>
              {t("straight")} <SiteLink href={path}>{t("all")}</SiteLink>
            </p>
            <DealerList {...list} dealers={first.map(({ dealer }) => dealer)} near={first} />
            {near.dealers.length > nearest && (
              <AccordionItem
                title={t("further", { count: near.dealers.length - nearest })}
                level={2}
                open={false}
                dense
              >
                <DealerList
                  {...list}
                  dealers={near.dealers.slice(nearest).map(({ dealer }) => dealer)}
                  near={near.dealers}
                />
              </AccordionItem>
            )}
          </>
        ) : (
          groups.map((group) => (
            <PlaceGroup
              key={group.id}
              id={`${id}-${group.id}`}
              group={group}
              lists={lists}
              valuing={valuing}
            />
          ))
        )}
      </div>
    </>
  );
};
