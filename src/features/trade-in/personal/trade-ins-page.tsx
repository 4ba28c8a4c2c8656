import type { z } from "zod";
import type { carRequest } from "#contract/car-request.ts";
import { routePath } from "#domain/route-paths.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { storedCarName } from "../described-car.ts";
import styles from "./personal.module.css";
import { AppointmentLine, TradeInLine } from "./trade-in-line.tsx";
import type { StoredTradeIn } from "./trade-in-state.ts";

type CarRequest = z.output<typeof carRequest>;

const TradeInEntry = async ({
  stored,
  locale,
}: {
  readonly stored: StoredTradeIn;
  readonly locale: Locale;
}) => {
  const { money, kilometres } = marketOf(locale).formats;
  return (
    <li>
      <h2>
        <SiteLink href={routePath("tradeIn", locale, { id: stored.id })}>
          {storedCarName(stored, locale)}
        </SiteLink>
      </h2>
      <p className={styles.facts}>
        {[stored.plate, stored.kilometers !== undefined && kilometres(stored.kilometers)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className={styles.worth}>{money(stored.actualValuation)}</p>
      <TradeInLine stored={stored} locale={locale} />
    </li>
  );
};

/** A car in words, which its dealer values. */
const RequestEntry = async ({
  request,
  locale,
}: {
  readonly request: CarRequest;
  readonly locale: Locale;
}) => {
  const t = await getScopedI18n("tradeIns");
  const { id, car, createTime, files, booking } = request;
  const facts = [
    t("requested", { date: marketOf(locale).formats.longDate(createTime) }),
    files.length > 0 && t("photos", { count: files.length }),
  ];
  return (
    <li>
      <h2>
        <SiteLink href={routePath("carRequest", locale, { id })}>{car}</SiteLink>
      </h2>
      <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
      {booking ? <AppointmentLine booked={booking} locale={locale} /> : <p>{t("waits")}</p>}
    </li>
  );
};

type TradeInsPageProps = {
  readonly locale: Locale;
  readonly tradeIns: readonly StoredTradeIn[];
  readonly requests: readonly CarRequest[];
  /** Whether one was just deleted. */
  readonly isDeleted: boolean;
};

/** All cars of a customer, newest first: valued ones, and those that dealers are to value. */
export const TradeInsPage = async ({ locale, tradeIns, requests, isDeleted }: TradeInsPageProps) => {
  const t = await getScopedI18n("tradeIns");
  const entries = [
    ...tradeIns.map((stored) => ({
      time: stored.updateTime ?? stored.createTime,
      entry: <TradeInEntry key={stored.id} stored={stored} locale={locale} />,
    })),
    ...requests.map((request) => ({
      time: request.createTime,
      entry: <RequestEntry key={request.id} request={request} locale={locale} />,
    })),
  ].toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time));
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      {isDeleted && (
        <Notice type="success">
          <p>{t("deleted")}</p>
        </Notice>
      )}
      {entries.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <ul className={styles.list}>{entries.map(({ entry }) => entry)}</ul>
      )}
      <p>
        <ButtonLink href={wizardPath("trade-in", locale)} look={entries.length > 0 ? "secondary" : "primary"}>
          {t(entries.length > 0 ? "another" : "first")}
        </ButtonLink>
      </p>
    </div>
  );
};
