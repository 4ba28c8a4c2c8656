import type { Dealer } from "#api/models/dealer.ts";
import { type HoursLine, openingHoursLines } from "#domain/opening-hours.ts";
import { phoneText } from "#domain/phone-text.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./dealer-list.module.css";
import type { NearDealer } from "./dealers-near.ts";

/** Path of a dealer's vehicles, by dealer code. */
export type VehicleList = { readonly dealer: string; readonly href: string };

type DealerListProps = {
  readonly dealers: readonly Dealer[];
  readonly lists: readonly VehicleList[];
  /** `dealerService` values of dealers that value and take in cars. */
  readonly valuing: readonly string[];
  readonly level: 3 | 4;
  /** Distances in km, where requested. */
  readonly near?: readonly NearDealer[];
};

/** Dealers side by side: name, address, phone, directions, opening hours, services. */
export const DealerList = async ({ dealers, lists, valuing, level, near }: DealerListProps) => {
  const t = await getScopedI18n("dealers");
  const locale = await getCurrentLocale();
  const Heading = `h${level}` as const;
  const hoursWords = { range: t("range", { first: "{first}", last: "{last}" }), and: t("and") };
  return (
    <ul className={styles.dealers}>
      {dealers.map((dealer) => {
        const { id, name, address, zipCode, municipality, phone, latitude, longitude } = dealer;
        const km = near?.find((each) => each.dealer === dealer)?.km;
        const list = lists.find(({ dealer: code }) => code === dealer.dealerCode);
        return (
          <li key={id}>
            <Heading>{name}</Heading>
            {km !== undefined && <p className={styles.away}>{t("away", { km })}</p>}
            {(address ?? municipality) !== "" && (
              <address>
                {address}
                {address && <br />}
                {zipCode} {municipality}
              </address>
            )}
            <p className={styles.ways}>
              {phone !== undefined && (
                <SiteLink href={`tel:${phone}`} aria-label={t("call", { name, phone: phoneText(phone) })}>
                  <Icon name="phone" size={18} />
                  {phoneText(phone)}
                </SiteLink>
              )}
              {latitude !== undefined && longitude !== undefined && (
                <SiteLink
                  href={`https://www.openstreetmap.org/directions?to=${latitude},${longitude}`}
                  aria-label={t("directionsTo", { name })}
                >
                  <Icon name="pin" size={18} />
                  {t("directions")}
                </SiteLink>
              )}
            </p>
            <OpeningHours lines={openingHoursLines(dealer.openingHours, locale, hoursWords)} />
            <p className={styles.service}>
              {valuing.includes(dealer.dealerService) ? t("values") : t("sells")}
            </p>
            {list && (
              <p className={styles.ways}>
                <SiteLink href={list.href}>{t("vehicles", { name })}</SiteLink>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
};

const OpeningHours = ({ lines }: { readonly lines: readonly HoursLine[] }) =>
  lines.length > 0 && (
    <DefinitionList items={lines.map(({ days, times }) => [days, times])} className={styles.hours} />
  );
