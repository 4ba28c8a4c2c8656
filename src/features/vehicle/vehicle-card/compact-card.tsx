import type { Card } from "#api/models/card.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { stateOf } from "../vehicle-status/vehicle-state.ts";
import { cardFacts, factLine } from "./card-facts.ts";
import { cardFlags, flagText } from "./card-flags.ts";
import { cardPicture } from "./card-picture.ts";
import styles from "./vehicle-card.module.css";

type CompactCardProps = {
  readonly vehicle: Card;
  /** Display widths of the picture, as in `sizes`. */
  readonly sizes: string;
  /** Why it is shown. */
  readonly reason?: string | undefined;
};

/** A vehicle in a list beside another one: what tells them apart, as one link. */
export const CompactCard = async ({ vehicle, sizes, reason }: CompactCardProps) => {
  const t = await getScopedI18n("card");
  const { formats } = marketOf(await getCurrentLocale());
  const { picture, imageUrl, brand, model, commercialDescription } = vehicle;
  const status = stateOf(vehicle);
  const flag = status === "available" ? undefined : cardFlags(vehicle)[0];
  return (
    <li className={styles.card} data-vin={vehicle.vin} data-status={status}>
      <Picture
        picture={picture ? cardPicture(picture) : imageUrl === undefined ? undefined : { url: imageUrl }}
        kind={vehicle.kind}
        alt=""
        sizes={sizes}
      />
      {flag && <b data-flag={flag}>{flagText(vehicle, flag) ?? t(flag)}</b>}
      <h3>
        <SiteLink href={vehicle.path}>{`${brand} ${model}`.trim()}</SiteLink> {commercialDescription}
      </h3>
      <p data-part="facts">{factLine(cardFacts(vehicle, formats))}</p>
      <strong data-part="price">{formats.money(vehicle.totalPrice)}</strong>
      {reason !== undefined && <p data-part="reason">{reason}</p>}
    </li>
  );
};
