import type { ReactNode } from "react";
import type { Expenses } from "#api/models/full-price.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import type { PickupDealer } from "#api/pickup-dealers.ts";
import { whatsappAddress } from "#domain/whatsapp-address.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { Breadcrumbs, type Crumb } from "#ui/breadcrumbs/breadcrumbs.tsx";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { CardRow } from "#ui/card-row/card-row.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { ConditionPassport } from "../condition-passport/condition-passport.tsx";
import { DecisionStrip } from "../decision-strip/decision-strip.tsx";
import { PriceHistory } from "../price-history/price-history.tsx";
import type { PricePoint } from "../price-history/price-line.ts";
import { ReserveBar } from "../reserve-bar/reserve-bar.tsx";
import { RunningCosts } from "../running-costs/running-costs.tsx";
import { TechnicalData } from "../vehicle-data/technical-data.tsx";
import { VehicleEquipment } from "../vehicle-data/vehicle-equipment.tsx";
import { VehicleDealer } from "../vehicle-dealer/vehicle-dealer.tsx";
import type { DeliveryQuestionProps } from "../vehicle-delivery/delivery-question.tsx";
import { VehicleDelivery } from "../vehicle-delivery/vehicle-delivery.tsx";
import { VehicleGallery } from "../vehicle-gallery/vehicle-gallery.tsx";
import { VehicleIncluded } from "../vehicle-included/vehicle-included.tsx";
import { FinanceFigures } from "../vehicle-prices/finance-figures.tsx";
import { PriceTerms } from "../vehicle-prices/price-terms.tsx";
import { type FinancedSlots, VehiclePrices } from "../vehicle-prices/vehicle-prices.tsx";
import { LiveNotice } from "../vehicle-status/live-notice.tsx";
import { stateOf } from "../vehicle-status/vehicle-state.ts";
import { VehicleActions, type VehicleLinks } from "../vehicle-summary/vehicle-actions.tsx";
import { VehicleSummary } from "../vehicle-summary/vehicle-summary.tsx";
import styles from "./vehicle-page.module.css";

export type VehiclePageProps = {
  readonly vehicle: Vehicle;
  /** From the root to the vehicle, the vehicle last. */
  readonly crumbs: readonly Crumb[];
  readonly links: VehicleLinks;
  /** Reservation deposit in euros; undefined without online reservations. */
  readonly reservationDeposit: number | undefined;
  /** Oldest first; empty where the service does not have them. */
  readonly history: readonly PricePoint[];
  readonly now: Date;
  /** The finance simulation, where there is one, with its figures. */
  readonly simulation?: ReactNode;
  /** The financed price beside the cash price, and its representative example. */
  readonly financed?: FinancedSlots;
  /** The cash price with the contract expenses. */
  readonly fullPrice?: ReactNode;
  readonly expenses?: Expenses | undefined;
  /** Cards of similar vehicles. */
  readonly similar: readonly ReactNode[];
  /** Other vehicles of the same dealer, and the page that lists all. */
  readonly dealerStock?: {
    readonly cards: readonly ReactNode[];
    readonly list?: string;
  };
  readonly question: Omit<DeliveryQuestionProps, "place">;
  /** Price in euros of home delivery within the country; undefined where it is not known. */
  readonly homeDeliveryCost: number | undefined;
  /** The dealer where it can be collected free of charge; undefined where none is known. */
  readonly pickup?: PickupDealer | undefined;
};

/** A vehicle's page, in the order of a buyer's questions. */
export const VehiclePage = async (props: VehiclePageProps) => {
  const { vehicle, crumbs, links, reservationDeposit, history, now, simulation, financed, similar } = props;
  const { dealerStock, question, homeDeliveryCost, pickup } = props;
  const t = await getScopedI18n("vehicle");
  const words = await getScopedI18n("frame");
  const { vin, reserved, bought, totalPrice } = vehicle.card;
  const name = `${vehicle.vehicle.brand} ${vehicle.vehicle.model}`.trim();
  const reference = vehicle.publicId ?? vin;
  const { name: dealerName, ...place } = vehicle.vehicle.dealer;
  const hasDealer = [dealerName, place.address, place.city].some(Boolean);
  const isDelivered = homeDeliveryCost !== undefined || pickup !== undefined;
  const { spin } = vehicle.carDetailImage;
  const pictures = vehicle.carDetailImage.staticImages.externalImages.map(
    ({ url, picture }) => picture ?? { url },
  );
  const state = stateOf({ reserved, bought });
  const available = state === "available";
  const list = crumbs.at(-2);
  const part = (heading: string, content: ReactNode, id?: string) => (
    <section className={styles.part} id={id}>
      <h2>{heading}</h2>
      {content}
    </section>
  );
  return (
    <div
      className={styles.page}
      id={`vehicle-${reference}`}
      data-vin={vin}
      data-status={state}
      data-own-notice=""
      data-vehicle-page=""
    >
      <div className={styles.trail}>
        <Breadcrumbs label={words("breadcrumbs")} crumbs={crumbs} />
      </div>
      <div className={styles.gallery}>
        <VehicleGallery
          id={`foto-${reference}`}
          name={name}
          kind={vehicle.card.kind}
          pictures={pictures}
          note={vehicle.carDetailImage.staticImages.note}
          turn={spin && { ...spin, turnsOnShow: vehicle.externalPlayer?.autoOnShow ?? false }}
        />
      </div>
      <div className={styles.side}>
        <div>
          <VehicleSummary vehicle={vehicle} />
          <LiveNotice
            state={state}
            words={{
              available: { title: t("againTitle"), text: t("againText") },
              reserved: { title: t("reservedTitle"), text: t("reservedText") },
              bought: { title: t("boughtTitle"), text: t("boughtText") },
            }}
            similar={{ href: "#similar", text: t("seeSimilar") }}
            reload={{ href: question.path, text: t("again") }}
          />
          {!available && (
            <Notice type={bought ? "warning" : "info"} title={bought ? t("boughtTitle") : t("reservedTitle")}>
              <p>{bought ? t("boughtText") : t("reservedText")}</p>
            </Notice>
          )}
          <VehiclePrices vehicle={vehicle} financed={financed} fullPrice={props.fullPrice} />
          <VehicleActions
            vin={vin}
            links={links}
            phone={vehicle.dealer.phone}
            whatsappHref={
              vehicle.dealer.whatsapp &&
              whatsappAddress(vehicle.dealer.whatsapp, t("whatsappText", { name: `${name} (${vin})` }))
            }
            isAvailable={available}
            reservationDeposit={reservationDeposit}
            similarHref="#similar"
          >
            <Button
              type="button"
              look="tertiary"
              size="ghost"
              icon="print"
              data-action="print"
              data-needs-script=""
            >
              {t("print")}
            </Button>
            <ButtonLink
              href={`${question.path}?part=share`}
              rel="nofollow"
              look="tertiary"
              size="ghost"
              icon="share"
              data-panel="share"
            >
              {t("share.title")}
            </ButtonLink>
          </VehicleActions>
          <PriceTerms vehicle={vehicle} example={financed?.example} />
        </div>
      </div>
      <div className={styles.body}>
        <DecisionStrip
          vehicle={vehicle}
          isAvailable={available}
          homeCost={homeDeliveryCost}
          question={question}
        />
        {vehicle.conditionPassport &&
          part(
            t("passport"),
            <ConditionPassport
              passport={vehicle.conditionPassport}
              kind={vehicle.card.kind}
              readings={`${question.path}?part=readings`}
            />,
            "passport",
          )}
        {available &&
          isDelivered &&
          part(
            t("delivery.title"),
            <VehicleDelivery vehicle={vehicle} homeCost={homeDeliveryCost} pickup={pickup} {...question} />,
            "delivery",
          )}
        {!bought &&
          part(
            t("included"),
            <VehicleIncluded
              vehicle={vehicle}
              reservationDeposit={available ? reservationDeposit : undefined}
            />,
          )}
        {vehicle.carDetailFinance &&
          !bought &&
          part(
            t("finance"),
            simulation ?? <FinanceFigures vehicle={vehicle} expenses={props.expenses} />,
            "finance",
          )}
        {vehicle.runningCosts &&
          part(
            t("fourYears"),
            <RunningCosts costs={vehicle.runningCosts} explained={`${question.path}?part=sources`} />,
            "costs",
          )}
        {vehicle.description !== undefined &&
          part(t("description"), <RichText markup={vehicle.description} />)}
        {vehicle.equipment.length > 0 &&
          part(t("equipment"), <VehicleEquipment groups={vehicle.equipment} />)}
        {vehicle.technicalData.length > 0 &&
          part(t("technical"), <TechnicalData groups={vehicle.technicalData} />, "technical")}
        {vehicle.card.environmentalBadge &&
          part(
            t("badge"),
            <div className={styles.badge}>
              <img src={vehicle.card.environmentalBadge.image} alt="" width={48} height={48} loading="lazy" />
              <p>
                <strong>{vehicle.card.environmentalBadge.alt}</strong> {vehicle.badgeReason} {t("badgeRule")}
              </p>
            </div>,
          )}
        {hasDealer && part(t("dealer"), <VehicleDealer vehicle={vehicle} />, "dealer")}
        {history.length > 0 && part(t("history"), <PriceHistory prices={history} now={now} />, "history")}
        <p className={styles.reference}>
          {vehicle.publicId !== undefined && `${t("reference", { id: vehicle.publicId })} · `}
          {t("vin", { vin })}
        </p>
      </div>
      {similar.length > 0 && (
        <section className={styles.similar} id="similar">
          <h2>{t("similar")}</h2>
          {list?.href !== undefined && <SiteLink href={list.href}>{list.text}</SiteLink>}
          <CardRow ofItems label={t("similar")} words={{ previous: words("previous"), next: words("next") }}>
            {similar}
          </CardRow>
        </section>
      )}
      {dealerStock && dealerStock.cards.length > 0 && (
        <section className={styles.similar}>
          <h2>{t("dealerStock", { dealer: dealerName ?? "" })}</h2>
          {dealerStock.list !== undefined && (
            <SiteLink href={dealerStock.list}>{t("dealerStockAll")}</SiteLink>
          )}
          <CardRow
            ofItems
            label={t("dealerStock", { dealer: dealerName ?? "" })}
            words={{ previous: words("previous"), next: words("next") }}
          >
            {dealerStock.cards}
          </CardRow>
        </section>
      )}
      {available && (
        <ReserveBar
          vin={vin}
          price={totalPrice}
          expenses={props.expenses}
          monthly={financed?.line}
          reserveHref={links.reserve}
          phone={vehicle.dealer.phone}
          reservationDeposit={reservationDeposit}
        />
      )}
    </div>
  );
};
