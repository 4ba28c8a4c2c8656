import type { Dealer } from "#contract/dealer.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { VehicleList } from "./dealer-list.tsx";
import styles from "./dealer-locator.module.css";
import { type DealerPlace, groupDealers } from "./group-dealers.ts";
import { DealerMap } from "./map/dealer-map.tsx";
import { PlaceGroup } from "./place-group.tsx";

export type DealerLocatorProps = {
  readonly id: string;
  readonly dealers: readonly Dealer[];
  readonly places: readonly DealerPlace[];
  readonly lists: readonly VehicleList[];
  /** Id of the place that the address names. */
  readonly wanted: string | undefined;
  /** Path of the page, without query. */
  readonly path: string;
  readonly valuing: readonly string[];
};

const middle = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length);

/** Map, choice of a place by a plain form, and the same dealers as a list. */
export const DealerLocator = async (props: DealerLocatorProps) => {
  const { id, dealers, places, lists, wanted, path, valuing } = props;
  const t = await getScopedI18n("dealers");
  const locale = await getCurrentLocale();
  const groups = groupDealers(dealers, places);
  const chosen = groups.find((group) => group.id === wanted);
  const listId = `${id}-list`;
  const marks = groups.map((group) => ({
    id: group.id,
    name: group.name,
    href: chosen ? `${path}?place=${group.id}#${listId}` : `#${id}-${group.id}`,
    longitude: middle(group.dealers.map(({ longitude }) => longitude)),
    latitude: middle(group.dealers.map(({ latitude }) => latitude)),
    label: group.label ?? groups.length === 1,
    chosen: group === chosen,
  }));
  const options = groups
    .map((group) => ({ value: group.id, text: group.name }))
    .toSorted((a, b) => a.text.localeCompare(b.text, locale));
  return (
    <div className={styles.locator}>
      <div className={styles.find}>
        {groups.length > 1 && (
          <form action={`${path}#${listId}`} className={styles.form}>
            <SelectField
              label={t("place")}
              name="place"
              options={options}
              blank={t("everywhere")}
              defaultValue={chosen?.id ?? ""}
            />
            <Button look="secondary">{t("show")}</Button>
          </form>
        )}
        <DealerMap marks={marks} />
      </div>
      <div id={listId} className={styles.groups}>
        {wanted !== undefined && !chosen && (
          <Notice type="info">
            <p>{t("unknown", { place: wanted })}</p>
          </Notice>
        )}
        {chosen && (
          <p>
            {t("chosen", { place: chosen.name, count: chosen.dealers.length })}{" "}
            <SiteLink href={path}>{t("all")}</SiteLink>
          </p>
        )}
        {(chosen ? [chosen] : groups).map((group) => (
          <PlaceGroup key={group.id} id={`${id}-${group.id}`} group={group} lists={lists} valuing={valuing} />
        ))}
      </div>
    </div>
  );
};
