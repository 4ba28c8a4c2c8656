import type { Dealer } from "#contract/dealer.ts";
import { localClock, weekdayOf } from "#domain/local-clock.ts";
import { openingHoursLines, timesOn } from "#domain/opening-hours.ts";
import { phoneText } from "#domain/phone-text.ts";
import { marketOf } from "#market/markets.ts";
import { timeZoneAt } from "#market/time-zone-at.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import listed from "./dealer-list.module.css";
import styles from "./dealer-locator.module.css";
import { DealerMap } from "./map/dealer-map.tsx";

type DealerHeadProps = {
  readonly dealer: Dealer;
  readonly heading: string;
  readonly text: string | undefined;
  readonly values: boolean;
  /** Of a list that was filtered or turned over: its vehicles are what is looked for. */
  readonly isBrief: boolean;
};

/**
 * The beginning of a dealer's page: where it is, when it is open, how to call it, on the map. The page is kept and shown later, so
 * it names the day whose hours it says.
 */
export const DealerHead = async ({ dealer, heading, text, values, isBrief }: DealerHeadProps) => {
  const { name, address, zipCode, municipality, phone, latitude, longitude, openingHours } = dealer;
  const t = await getScopedI18n("dealers");
  const locale = await getCurrentLocale();
  const { date } = localClock(new Date(), dealer.timeZone ?? timeZoneAt(dealer));
  const words = { range: t("range", { first: "{first}", last: "{last}" }), and: t("and") };
  const lines = openingHoursLines(openingHours, locale, words);
  const today = marketOf(locale).formats.weekday(`${date}T12:00:00Z`);
  const times = timesOn(openingHours, weekdayOf(date), words.and);
  const said = [text, values ? t("values") : t("sells"), lines.length > 0 && t("holidays")]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(" ");
  return (
    <div className={styles.locator}>
      <div className={styles.find}>
        <h1>{heading}</h1>
        <p>
          {address}, {zipCode} {municipality}
        </p>
        {lines.length > 0 && !isBrief && (
          <>
            <strong>
              {times === "" ? t("closedOn", { day: today }) : t("openOn", { day: today, times })}
            </strong>
            <DefinitionList items={lines.map((line) => [line.days, line.times])} className={listed.hours} />
          </>
        )}
        <p className={styles.links}>
          <ButtonLink href={`tel:${phone}`} aria-label={t("call", { name, phone: phoneText(phone) })}>
            <Icon name="phone" size={20} />
            {phoneText(phone)}
          </ButtonLink>
          <ButtonLink
            href={`https://www.openstreetmap.org/directions?to=${latitude},${longitude}`}
            look="secondary"
            aria-label={t("directionsTo", { name })}
          >
            <Icon name="pin" size={20} />
            {t("directions")}
          </ButtonLink>
        </p>
        {!isBrief && <p className={styles.text}>{said}</p>}
      </div>
      {!isBrief && (
        <DealerMap
          marks={[
            {
              ...{ id: dealer.id, name: municipality, latitude, longitude, label: true, chosen: false },
              href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
            },
          ]}
        />
      )}
    </div>
  );
};
