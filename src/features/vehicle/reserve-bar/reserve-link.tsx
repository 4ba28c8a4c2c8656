import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import type { ButtonStyle } from "#ui/button/button-style.ts";

type ReserveLinkProps = Pick<ButtonStyle, "size" | "wide"> & {
  readonly vin: string;
  /** Carries what was chosen on the page, so a quote updates it. */
  readonly href: string;
  readonly reservationDeposit: number | undefined;
  readonly place: "actions" | "bar";
};

/** The way to the reservation, with the deposit and term of the page. */
export const ReserveLink = async ({ vin, href, reservationDeposit, place, ...look }: ReserveLinkProps) => {
  const t = await getScopedI18n("vehicle");
  const { money } = marketOf(await getCurrentLocale()).formats;
  return (
    <ButtonLink
      {...look}
      href={href}
      rel="nofollow"
      data-panel={`reservation_${vin}`}
      data-quoted={`reserve-${place}`}
    >
      {t("reserve", { amount: money(reservationDeposit) })}
    </ButtonLink>
  );
};
