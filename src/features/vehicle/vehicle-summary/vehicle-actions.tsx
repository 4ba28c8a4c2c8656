import type { ReactNode } from "react";
import { offersCall } from "#api/offers-call.ts";
import { phoneText } from "#domain/phone-text.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { ReserveLink } from "../reserve-bar/reserve-link.tsx";
import styles from "./vehicle-actions.module.css";

/** Targets of a vehicle's actions without scripts; panels open some. Unavailable ones are left out. */
export type VehicleLinks = {
  readonly reserve?: string;
  readonly contact?: string;
  readonly testDrive?: string;
  readonly priceDrop?: string;
  /** The favourite button, where the site has favourites, and the button for the comparison. */
  readonly favourite: ReactNode;
  readonly compare: ReactNode;
  /** The credit of the customer's own car. */
  readonly ownCar?: ReactNode;
};

export type VehicleActionsProps = {
  readonly vin: string;
  readonly links: VehicleLinks;
  /** Phone number in E.164, `+34910000001`. */
  readonly phone: string | undefined;
  /** Opens a conversation with the dealer; undefined without WhatsApp. */
  readonly whatsappHref: string | undefined;
  /** Whether it is available. */
  readonly isAvailable: boolean;
  /** Reservation deposit in euros; undefined without online reservations. */
  readonly reservationDeposit: number | undefined;
  /** Path of similar vehicles, for one that is sold. */
  readonly similarHref: string;
  /** Further small actions. */
  readonly children?: ReactNode;
};

/** The main action, the request forms, and the two lists. */
export const VehicleActions = async (props: VehicleActionsProps) => {
  const { vin, links, phone, whatsappHref, isAvailable, reservationDeposit, similarHref, children } = props;
  const t = await getScopedI18n("vehicle");
  const callsFirst = isAvailable && links.reserve === undefined && phone !== undefined;
  return (
    <div className={styles.actions}>
      {!isAvailable && (
        <ButtonLink href={similarHref} size="large" wide>
          {t("seeSimilar")}
        </ButtonLink>
      )}
      {isAvailable && links.reserve !== undefined && (
        <div data-while="available">
          <ReserveLink
            vin={vin}
            href={links.reserve}
            reservationDeposit={reservationDeposit}
            place="actions"
            size="large"
            wide
          />
          <p>{t((await offersCall("cancelReservation")) ? "reserveNote" : "reserveNotePlain")}</p>
          {links.ownCar}
        </div>
      )}
      {callsFirst && (
        <ButtonLink icon="phone" href={`tel:${phone}`} size="large" wide>
          {t("call", { phone: phoneText(phone) })}
        </ButtonLink>
      )}
      <div className={styles.questions}>
        {isAvailable && links.testDrive !== undefined && (
          <ButtonLink
            href={links.testDrive}
            rel="nofollow"
            look="secondary"
            data-panel="test-drive"
            data-vin={vin}
            data-while="available"
          >
            {t("testDrive")}
          </ButtonLink>
        )}
        {links.contact !== undefined && (
          <ButtonLink
            href={links.contact}
            rel="nofollow"
            look="secondary"
            data-panel="contact"
            data-vin={vin}
          >
            {t("contact")}
          </ButtonLink>
        )}
      </div>
      <div className={styles.lists}>
        {phone !== undefined && !callsFirst && (
          <ButtonLink
            icon="phone"
            href={`tel:${phone}`}
            look="tertiary"
            size="ghost"
            aria-label={t("call", { phone: phoneText(phone) })}
          >
            {phoneText(phone)}
          </ButtonLink>
        )}
        {whatsappHref !== undefined && (
          <ButtonLink href={whatsappHref} look="tertiary" size="ghost">
            WhatsApp
          </ButtonLink>
        )}
        {links.favourite}
        {links.compare}
        {links.priceDrop !== undefined && (
          <ButtonLink
            icon="bell"
            href={links.priceDrop}
            rel="nofollow"
            look="tertiary"
            size="ghost"
            data-panel="price-drop"
          >
            {t("priceDrop")}
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  );
};
