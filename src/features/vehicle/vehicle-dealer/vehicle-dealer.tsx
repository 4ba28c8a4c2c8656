import type { Vehicle } from "#api/models/vehicle.ts";
import { isPictureAddress } from "#contract/picture.ts";
import { openingHoursLines } from "#domain/opening-hours.ts";
import { phoneText } from "#domain/phone-text.ts";
import { whatsappAddress } from "#domain/whatsapp-address.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import styles from "./vehicle-dealer.module.css";

/** The dealer of a vehicle, with address and opening hours. */
export const VehicleDealer = async ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const t = await getScopedI18n("vehicle");
  const dealers = await getScopedI18n("dealers");
  const { name, address, zipCode, city, image } = vehicle.vehicle.dealer;
  const { phone, whatsapp, latitude, longitude, openingHours = [], openState } = vehicle.dealer;
  const carName = `${vehicle.card.brand} ${vehicle.card.model} (${vehicle.card.vin})`;
  const place = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const words = { range: t("openRange", { first: "{first}", last: "{last}" }), and: t("openAnd") };
  const locale = await getCurrentLocale();
  const lines = openingHoursLines(openingHours, locale, words);
  const { weekday } = marketOf(locale).formats;
  return (
    <div className={styles.dealer}>
      {image !== undefined && isPictureAddress(image) && (
        <img src={image} alt="" width={320} height={240} loading="lazy" />
      )}
      <div>
        {name !== undefined && <h3>{name}</h3>}
        <address>
          {address !== undefined && (
            <>
              {address}
              <br />
            </>
          )}
          {zipCode} {city}
        </address>
        <div className={styles.ways}>
          {phone !== undefined && (
            <ButtonLink
              icon="phone"
              href={`tel:${phone}`}
              look="secondary"
              aria-label={t("call", { phone: phoneText(phone) })}
            >
              {phoneText(phone)}
            </ButtonLink>
          )}
          {whatsapp !== undefined && (
            <ButtonLink
              href={whatsappAddress(whatsapp, t("whatsappText", { name: carName }))}
              look="secondary"
            >
              WhatsApp
            </ButtonLink>
          )}
          {place !== undefined && (
            <ButtonLink
              icon="pin"
              href={`https://www.openstreetmap.org/directions?to=${place.latitude},${place.longitude}`}
              look="secondary"
            >
              {t("directions")}
            </ButtonLink>
          )}
        </div>
      </div>
      {lines.length > 0 && (
        <div>
          <h3>{t("openingHours")}</h3>
          {openState && (
            <p className={styles.open} data-open={openState.open || undefined}>
              {dealers(openState.open ? "openNow" : "closedNow", {
                day: weekday(`${openState.date}T12:00:00Z`),
                time: openState.time,
              })}
            </p>
          )}
          <DefinitionList
            flat
            items={lines.map(({ days, times }) => [days, times])}
            className={styles.hours}
          />
        </div>
      )}
    </div>
  );
};
