import { call } from "#api/call.ts";
import { phoneText } from "#domain/phone-text.ts";
import { routePath } from "#domain/route-paths.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { AppointmentFacts } from "../booking/appointment-facts.tsx";
import { readCancelled } from "../booking/cancelled-file.ts";
import { BuyWithCar } from "../buy-with-car.tsx";
import { ConditionPart } from "../condition/condition-part.tsx";
import { storedCarName } from "../described-car.ts";
import { ValuationTable } from "../valuation-table.tsx";
import { type Confirmed, ConfirmForm } from "./confirm-form.tsx";
import styles from "./personal.module.css";
import { resumeAddress, TradeInLine } from "./trade-in-line.tsx";
import { resumePage, type StoredTradeIn, tradeInState } from "./trade-in-state.ts";

type ValueHistoryProps = {
  readonly history: NonNullable<StoredTradeIn["history"]>;
  readonly locale: Locale;
};

/** Valuations of a car, newest first; nothing for a single one. */
const ValueHistory = async ({ history, locale }: ValueHistoryProps) => {
  const t = await getScopedI18n("tradeIns");
  const { longDate, time, money } = marketOf(locale).formats;
  if (history.length < 2) return null;
  return (
    <section className={styles.part}>
      <FiguresTable
        className={styles.lines}
        caption={t("history")}
        columns={[t("date"), t("worth")]}
        rows={history
          .toReversed()
          .map((each) => [`${longDate(each.time)}, ${time(each.time)}`, money(each.valuation)])}
      />
    </section>
  );
};

type TradeInPageProps = {
  readonly locale: Locale;
  readonly stored: StoredTradeIn;
  /** The action to confirm. */
  readonly confirms: Confirmed | undefined;
  readonly confirmState: "review" | "done" | undefined;
};

/** One car of a customer: its value, past valuations, validity and appointment. */
export const TradeInPage = async ({ locale, stored, confirms, confirmState }: TradeInPageProps) => {
  const t = await getScopedI18n("tradeIns");
  const { formats } = marketOf(locale);
  const {
    id,
    dealerId,
    phaseTwoBooking: booked,
    actualValuation,
    initialValuation: whole = actualValuation,
  } = stored;
  const state = tradeInState(stored, new Date());
  const resume = resumeAddress(stored, locale);
  const isOpen = Date.parse(stored.expirationDate) > Date.now();
  const isValid = resumePage(stored, new Date()) === "booking";
  const pendingAction = confirmState === "done" ? undefined : confirms;
  const cancelled = confirmState === "done" ? await readCancelled(id) : undefined;
  const own = routePath("tradeIn", locale, { id });
  const dealers = await call("dealers", {}, { locale });
  const condition = await getScopedI18n("carCondition");
  const dealer = dealers.ok ? dealers.value.find((each) => each.id === dealerId) : undefined;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t("plate"), stored.plate && marketOf(stored.locale ?? locale).plate.text(stored.plate)],
    [t("kms"), stored.kilometers === undefined ? undefined : formats.kilometres(stored.kilometers)],
    [t("registered"), stored.plateDate && formats.month(`${stored.plateDate}T12:00:00Z`)],
    [t("fuel"), stored.fuel],
    [t("transmission"), stored.transmission],
    [t("name"), stored.fullName],
    [t("phone"), stored.phoneNumber && phoneText(stored.phoneNumber)],
  ];
  const known = facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return (
    <div className={styles.page}>
      <p>
        <SiteLink href={routePath("tradeIns", locale)}>{t("back")}</SiteLink>
      </p>
      <h1>{storedCarName(stored, locale)}</h1>
      {confirmState === "done" && (
        <Notice type="success">
          <p>{confirms === "submit" ? condition("submitted") : t("cancelled")}</p>
          {cancelled && (
            <p>
              <SiteLink href={cancelled} rel="nofollow" download>
                {t("cancelledCalendar")}
              </SiteLink>
            </p>
          )}
        </Notice>
      )}
      {pendingAction && <ConfirmForm locale={locale} id={id} confirms={pendingAction} state={confirmState} />}
      <section className={styles.part}>
        <p className={styles.worth}>{formats.money(actualValuation)}</p>
        <TradeInLine stored={stored} locale={locale} />
        {resume && !isValid && <p>{t("expiredText")}</p>}
        {resume && (
          <p className={styles.ways}>
            <ButtonLink href={resume}>
              {t(state === "booked" ? "move" : isValid ? "book" : "again")}
            </ButtonLink>
            {state === "booked" && !pendingAction && (
              <SiteLink href={`${own}?confirm=cancel`} rel="nofollow">
                {t("cancel")}
              </SiteLink>
            )}
            {state === "valued" && (
              <SiteLink href={wizardAddress("trade-in", stored.locale ?? locale, "plate", `retake=${id}`)}>
                {t("change")}
              </SiteLink>
            )}
          </p>
        )}
      </section>
      {isOpen && state !== "seen" && <BuyWithCar locale={locale} worth={actualValuation} />}
      {booked && state === "booked" && (
        <section className={styles.part}>
          <h2>{t("appointment")}</h2>
          <AppointmentFacts locale={locale} id={id} slot={booked} dealer={dealer} />
        </section>
      )}
      <section className={styles.part}>
        <ValuationTable value={{ ...stored, valuation: whole }} locale={locale} />
      </section>
      <ConditionPart stored={stored} locale={locale} isValid={isOpen} />
      <ValueHistory history={stored.history ?? []} locale={locale} />
      {known.length > 0 && (
        <section className={styles.part}>
          <h2>{t("car")}</h2>
          <DefinitionList className={styles.rows} items={known} />
        </section>
      )}
      {!pendingAction && (
        <p>
          <SiteLink href={`${own}?confirm=delete`} rel="nofollow">
            {t("delete")}
          </SiteLink>
        </p>
      )}
    </div>
  );
};
