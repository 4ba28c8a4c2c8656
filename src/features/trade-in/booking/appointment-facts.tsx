import type { z } from "zod";
import { type Dealer, dealerAddress } from "#api/models/dealer.ts";
import type { bookedSlot } from "#contract/appointment-slots.ts";
import { phoneText } from "#domain/phone-text.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "../trade-in.module.css";
import { calendarAddress } from "./calendar-link.ts";
import { dayHeading } from "./slot-texts.ts";

type AppointmentFactsProps = {
  readonly locale: Locale;
  /** Id of the trade-in. */
  readonly id: string;
  readonly slot: z.output<typeof bookedSlot>;
  /** Undefined while it cannot be loaded. */
  readonly dealer: Dealer | undefined;
  /** Not confirmed yet: there is no calendar file. */
  readonly isHeld?: boolean;
  /** The car and its value: labels and values. */
  readonly car?: readonly (readonly [string, string])[];
};

/** Time and place of an appointment, what to bring, and its calendar file. */
export const AppointmentFacts = async ({
  locale,
  id,
  slot,
  dealer,
  isHeld,
  car = [],
}: AppointmentFactsProps) => {
  const t = await getScopedI18n("tradeIn");
  const when = t("whenText", { day: dayHeading(slot.dateTime.slice(0, 10), locale), hour: slot.hour });
  return (
    <>
      <DefinitionList
        className={styles.facts}
        items={[[t("when"), when], ...(dealer ? placeOf(dealer, t("where"), t("phone")) : []), ...car]}
      />
      <p>{t("bring")}</p>
      {dealer && !isHeld && (
        <p>
          <SiteLink href={calendarAddress({ id, dealerId: dealer.id, slot, locale })} rel="nofollow" download>
            {t("calendar")}
          </SiteLink>
        </p>
      )}
    </>
  );
};

const placeOf = (dealer: Dealer, where: string, call: string) => {
  const { name, phone } = dealer;
  const place = [where, [name, dealerAddress(dealer)].filter(Boolean).join(", ")] as const;
  if (phone === undefined) return [place];
  const link = (
    <SiteLink key="phone" href={`tel:${phone}`}>
      {phoneText(phone)}
    </SiteLink>
  );
  return [place, [call, link] as const];
};
