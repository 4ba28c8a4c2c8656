import type { Card } from "#api/models/card.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { offersRequest } from "#api/offered-parts.ts";
import type { RequestPanel } from "#domain/request-panels.ts";
import { reserveAddress } from "#domain/reserve-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { homePath } from "#domain/routes.ts";
import { serialiseSimulationQuery } from "#domain/simulation-query.ts";
import type { VehicleQuery } from "#domain/vehicle-query.ts";
import { BreadcrumbsData, VehicleData } from "#features/seo/structured/structured-data.tsx";
import { CompareToggle } from "#features/shortlist/compare-list/compare-toggle.tsx";
import { RecentlyViewed } from "#features/shortlist/recently-viewed/recently-viewed.tsx";
import { OwnCar } from "#features/trade-in/own-car.tsx";
import { FullPriceDetails } from "#features/vehicle/full-price/full-price-details.tsx";
import { VehiclePage, type VehiclePageProps } from "#features/vehicle/vehicle-page/vehicle-page.tsx";
import type { VehicleLinks } from "#features/vehicle/vehicle-summary/vehicle-actions.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import type { Crumb } from "#ui/breadcrumbs/breadcrumbs.tsx";
import { FavouriteHeart } from "../favourite-heart.tsx";
import { compactCards } from "../vehicle-cards.tsx";

export type VehicleDetailBlockProps = Pick<
  VehiclePageProps,
  | "expenses"
  | "history"
  | "now"
  | "reservationDeposit"
  | "homeDeliveryCost"
  | "pickup"
  | "simulation"
  | "financed"
> & {
  readonly vehicle: Vehicle;
  readonly similar: readonly (Card & { readonly reason?: string })[];
  /** Vehicles of the same dealer; may include the page's own. */
  readonly sameDealer?: {
    readonly vehicles: readonly Card[];
    /** The page with all of them. */
    readonly list?: string;
  };
  /** Delivery to the postal code of the address. */
  readonly delivery?: VehiclePageProps["question"]["delivery"];
  readonly locale: Locale;
  readonly vehicleQuery: VehicleQuery;
  /** The ancestors of the vehicle's page: the list it belongs to. */
  readonly trail?: readonly Crumb[];
};

/** The pages with request forms; none for a vehicle that is not available. */
const questionsAbout = (
  vin: string,
  locale: Locale,
): Pick<VehicleLinks, "contact" | "testDrive" | "priceDrop"> => {
  const page = (panel: RequestPanel) =>
    offersRequest(panel, true) ? `${routePath("request", locale, { panel })}?vin=${vin}` : undefined;
  return { contact: page("contact"), testDrive: page("test-drive"), priceDrop: page("price-drop") };
};

/** A vehicle's page: combines the loaded data with the addresses of its actions. */
export const VehicleDetailBlock = async (props: VehicleDetailBlockProps) => {
  const { vehicle, similar, sameDealer, delivery, locale, vehicleQuery, trail = [], ...rest } = props;
  const t = await getScopedI18n("frame");
  const { card, carDetailFinance: credit } = vehicle;
  const { vin } = card;
  const words = await getScopedI18n("vehicle");
  const name = `${vehicle.vehicle.brand} ${vehicle.vehicle.model}`.trim();
  const crumbs: readonly Crumb[] = [{ text: t("start"), href: homePath(locale) }, ...trail, { text: name }];
  return (
    <>
      <BreadcrumbsData crumbs={crumbs} />
      <VehicleData vehicle={vehicle} />
      <VehiclePage
        {...rest}
        vehicle={vehicle}
        fullPrice={<FullPriceDetails vehicle={vehicle} />}
        crumbs={crumbs}
        links={{
          ...(!card.bought && questionsAbout(vin, locale)),
          ...(rest.reservationDeposit !== undefined && {
            reserve: reserveAddress(locale, vin, vehicleQuery),
            ownCar: card.totalPrice !== undefined && (
              <OwnCar locale={locale} price={card.totalPrice} place="price" />
            ),
          }),
          favourite: (
            <FavouriteHeart
              vin={vin}
              name={name}
              label={words("favouriteName", { name })}
              finance={
                credit?.creditTypeId === undefined ? undefined : { creditTypeId: credit.creditTypeId, locale }
              }
            >
              {words("favourite")}
            </FavouriteHeart>
          ),
          compare: (
            <CompareToggle vin={vin} name={name} label={words("compareName", { name })}>
              {words("compare")}
            </CompareToggle>
          ),
        }}
        question={{
          path: vehicle.path,
          zip: vehicleQuery.zip,
          hiddenFields: [...new URLSearchParams(serialiseSimulationQuery(vehicleQuery))],
          delivery,
        }}
        dealerStock={
          sameDealer && {
            list: sameDealer.list,
            cards: compactCards(sameDealer.vehicles.filter((each) => each.vin !== vin)),
          }
        }
        similar={compactCards(similar)}
      />
      <RecentlyViewed locale={locale} current={vin} />
    </>
  );
};
