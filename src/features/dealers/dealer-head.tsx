import { type Dealer, dealerAddress } from "#api/models/dealer.ts";
import { openingHoursLines } from "#domain/opening-hours.ts";
import { phoneText } from "#domain/phone-text.ts";
import { whatsappAddress } from "#domain/whatsapp-address.ts";
import { marketOf } from "#market/markets.ts";
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
  /** On a filtered list or a later page, where the vehicles are what matters. */
  readonly isBrief: boolean;
};

/**
 * Head of a dealer's page: address, opening hours, phone number, map. The page is cached, so the opening
 * state names its day.
 */
export const DealerHead = async ({ dealer, heading, text, values, isBrief }: DealerHeadProps) => {
  const { name, municipality, phone, whatsapp, latitude, longitude, openingHours, openState } = dealer;
  const place = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const t = await getScopedI18n("dealers");
  const locale = await getCurrentLocale();
  const words = { range: t("range", { first: "{first}", last: "{last}" }), and: t("and") };
  const lines = openingHoursLines(openingHours, locale, words);
  const day = openState && marketOf(locale).formats.weekday(`${openState.date}T12:00:00Z`);
  const summary = [text, values ? t("values") : t("sells")]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(" ");
  return (
    <div className={styles.locator}>
      <div className={styles.find}>
        <h1>{heading}</h1>
        <p>{dealerAddress(dealer)}</p>
        {lines.length > 0 && !isBrief && (
          <>
            {openState && (
              <strong>
                {t(openState.open ? "openNow" : "closedNow", { day: day ?? "", time: openState.time })}
              </strong>
            )}
            <DefinitionList items={lines.map((line) => [line.days, line.times])} className={listed.hours} />
          </>
        )}
        {(phone !== undefined || place) && (
          <p className={styles.links}>
            {phone !== undefined && (
              <ButtonLink href={`tel:${phone}`} aria-label={t("call", { name, phone: phoneText(phone) })}>
                <Icon name="phone" size={20} />
                {phoneText(phone)}
              </ButtonLink>
            )}
            {whatsapp !== undefined && (
              <ButtonLink
                href={whatsappAddress(whatsapp, t("whatsappText", { name }))}
                look="secondary"
                aria-label={t("whatsapp", { name })}
              >
                WhatsApp
              </ButtonLink>
            )}
            {place && (
              <ButtonLink
                href={`https://www.openstreetmap.org/directions?to=${place.latitude},${place.longitude}`}
                look="secondary"
                aria-label={t("directionsTo", { name })}
              >
                <Icon name="pin" size={20} />
                {t("directions")}
              </ButtonLink>
            )}
          </p>
        )}
        {!isBrief && <p className={styles.text}>{summary}</p>}
      </div>
      {!isBrief && place && (
        <DealerMap
          marks={[
            {
              ...{ id: dealer.id, name: municipality, ...place, label: true, chosen: false },
              href: `https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=15/${place.latitude}/${place.longitude}`,
            },
          ]}
        />
      )}
    </div>
  );
};
