import type { VehicleDetail } from "#contract/vehicle.ts";
import { phoneText } from "#domain/phone-text.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./vehicle-dealer.module.css";

/** Who sells the vehicle and where it stands. */
export async function VehicleDealer({ vehicle }: { readonly vehicle: VehicleDetail }) {
  const t = await getScopedI18n("vehicle");
  const { name, address, zipCode, city } = vehicle.vehicle.dealer;
  const { phone, latitude, longitude } = vehicle.dealer;
  const place = latitude === undefined || longitude === undefined ? undefined : `${latitude},${longitude}`;
  return (
    <div className={styles.dealer}>
      <div>
        <h3>{name}</h3>
        <address>
          {address}
          <br />
          {zipCode} {city}
        </address>
      </div>
      <div className={styles.ways}>
        {phone !== undefined && (
          <ButtonLink
            href={`tel:${phone}`}
            look="secondary"
            aria-label={t("call", { phone: phoneText(phone) })}
          >
            <Icon name="phone" size={20} />
            {phoneText(phone)}
          </ButtonLink>
        )}
        {place !== undefined && (
          <ButtonLink href={`https://www.openstreetmap.org/directions?to=${place}`} look="secondary">
            <Icon name="pin" size={20} />
            {t("directions")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
