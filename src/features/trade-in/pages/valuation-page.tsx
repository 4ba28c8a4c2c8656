import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { isSignedIn } from "#platform/session.ts";
import { ChoiceGroup } from "#ui/choice-group/choice-group.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { acceptValue } from "../actions/accept-value.ts";
import { loadBooking } from "../booking/load-booking.ts";
import { dayHeading } from "../booking/slot-texts.ts";
import { BuyWithCar } from "../buy-with-car.tsx";
import { DeductionRules } from "../condition/deduction-rules.tsx";
import { carName, describedCar } from "../described-car.ts";
import { firstSlotFields } from "../fields/visit-fields.ts";
import { StepFrame } from "../step-frame.tsx";
import { readStoredValue } from "../stored-value.ts";
import { ToReservation } from "../to-reservation.tsx";
import styles from "../trade-in.module.css";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { isForReservation, tradeInWizard } from "../trade-in-wizard.ts";
import { ValidUntil } from "../valid-until.tsx";
import { ValuationTable } from "../valuation-table.tsx";

/** The value of the car, how it was calculated, and its validity. */
export const ValuationPage = async (input: TradeInPageInput) => {
  const { locale, query, visitor } = input;
  const t = await getScopedI18n("tradeIn");
  const { answers, back, form } = await preparePage(tradeInWizard, "valuation", input);
  const { frame, choice } = await form(firstSlotFields, { slot: "" });
  const value = readStoredValue(answers.valuation);
  const car = describedCar(answers);
  const isForReserve = isForReservation(new URLSearchParams(query));
  const loaded = isForReserve ? undefined : await loadBooking(answers, locale, visitor);
  const days = loaded?.ok && !loaded.value.booked ? loaded.value.schedule.availableSlots : [];
  const first = days
    .flatMap(({ slots }) => slots)
    .slice(0, 3)
    .map(({ dateTime, hour }) => ({
      value: dateTime,
      text: t("whenText", { day: dayHeading(dateTime.slice(0, 10), locale), hour }),
    }));
  const own = wizardAddress("trade-in", locale, "valuation", query);
  return (
    <StepFrame page="valuation" title={t("valuationTitle")} back={back}>
      {value && (
        <>
          <div className={styles.value}>
            <strong>{marketOf(locale).formats.money(value.valuation)}</strong>
            {car && <p>{carName(car)}</p>}
            <ValidUntil date={value.expirationDate} locale={locale} />
          </div>
          <Notice type="success">
            <p>{t("step3Success")}</p>
          </Notice>
          <ValuationTable value={value} locale={locale} />
          <DeductionRules locale={locale} />
        </>
      )}
      <PostedForm {...frame} action={acceptValue} submit={t("goOn")}>
        {first.length > 0 && (
          <ChoiceGroup
            {...choice("slot")}
            label={t("firstSlots")}
            choices={[...first, { value: "", text: t("otherSlots") }]}
          />
        )}
      </PostedForm>
      <ToReservation locale={locale} query={query} tradeInId={value?.tradeInId} />
      {value && <BuyWithCar locale={locale} worth={value.valuation} />}
      {isSignedIn(visitor) ? (
        <p>
          {t("kept")} <SiteLink href={routePath("tradeIns", locale)}>{t("seeTradeIns")}</SiteLink>
        </p>
      ) : (
        <p>
          <SiteLink href={loginAddress(locale, { returnTo: own })}>{t("later")}</SiteLink>. {t("laterText")}
        </p>
      )}
    </StepFrame>
  );
};
