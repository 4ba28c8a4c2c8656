import { offersWizard } from "#api/offered-parts.ts";
import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";

type OwnCarProps = {
  readonly locale: Locale;
  /** Price of the page's vehicle, in euros. */
  readonly price: number;
  /** Beside the price, or beside the deposit of a simulation. */
  readonly place: "price" | "deposit";
};

/** Credit of the visitor's own car against a price; shown by scripts where there is a valid valuation. */
export const OwnCar = async ({ locale, price, place }: OwnCarProps) => {
  if (!offersWizard("trade-in")) return null;
  const t = await getScopedI18n("tradeIns");
  return (
    <p hidden data-visitor-count="car" data-asks={`&car=${locale}&of=${price}`}>
      {t(place === "price" ? "coversPrice" : "coversDeposit")} <b />.{" "}
      <SiteLink href={routePath("tradeIns", locale)} rel="nofollow">
        {t("seeOwn")}
      </SiteLink>
    </p>
  );
};
