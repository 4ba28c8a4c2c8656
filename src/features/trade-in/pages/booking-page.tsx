import { dealerAddress } from "#api/models/dealer.ts";
import { nearestSlots } from "#domain/appointment-slots.ts";
import { phoneText } from "#domain/phone-text.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { bookSlot } from "../actions/book-slot.ts";
import { findSlot } from "../booking/find-slot.ts";
import { loadBooking } from "../booking/load-booking.ts";
import { SlotChoices } from "../booking/slot-choices.tsx";
import { dayText } from "../booking/slot-texts.ts";
import { bookingFields } from "../fields/visit-fields.ts";
import { OptionsUnavailable } from "../options-unavailable.tsx";
import { StepFrame } from "../step-frame.tsx";
import { readStoredValue } from "../stored-value.ts";
import { ToReservation } from "../to-reservation.tsx";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/** Slots of the dealer. */
export const BookingPage = async (input: TradeInPageInput) => {
  const { locale, query, visitor } = input;
  const t = await getScopedI18n("tradeIn");
  const { answers, back, form, formError } = await preparePage(tradeInWizard, "booking", input);
  const { frame, choice } = await form(bookingFields);
  const { tradeInId } = readStoredValue(answers.valuation) ?? {};
  const toReservation = (
    <ToReservation locale={locale} query={query} tradeInId={tradeInId} look="secondary" />
  );
  const loaded = await loadBooking(answers, locale, visitor);
  if (!loaded.ok)
    return (
      <StepFrame page="booking" title={t("bookingTitle")} back={back}>
        <OptionsUnavailable again={wizardAddress("trade-in", locale, "booking", query)} />
        {toReservation}
      </StepFrame>
    );
  const { schedule, dealer, booked } = loaded.value;
  const slot = choice("slot");
  const wanted = slot.error === undefined ? undefined : slot.defaultValue;
  const nearest = wanted && !findSlot(schedule, wanted) ? nearestSlots(schedule.availableSlots, wanted) : [];
  const intro =
    dealer &&
    t("bookingIntro", {
      dealer: dealer.name,
      address: dealerAddress(dealer),
    });
  /** The trade-in is the problem, not the slot. */
  const isValueGone = formError === "valueExpired" || formError === "tradeInGone";
  return (
    <StepFrame
      page="booking"
      title={t(booked ? "bookingMoveTitle" : "bookingTitle")}
      intro={intro}
      back={back}
    >
      {booked && (
        <p>{t("bookedNow", { day: dayText(booked.dateTime.slice(0, 10), locale), hour: booked.hour })}</p>
      )}
      {schedule.availableSlots.length === 0 ? (
        <p>{t("noSlots", { phone: dealer?.phone === undefined ? "--" : phoneText(dealer.phone) })}</p>
      ) : (
        <PostedForm {...frame} action={bookSlot} submit={t(booked ? "move" : "book")}>
          <SlotChoices {...slot} days={schedule.availableSlots} nearest={nearest} dates={locale} />
        </PostedForm>
      )}
      {toReservation}
      {(formError === "appointmentFixed" || formError === "appointmentLimit") && dealer?.phone && (
        <p>
          {dealer.name}: <SiteLink href={`tel:${dealer.phone}`}>{phoneText(dealer.phone)}</SiteLink>
        </p>
      )}
      {isValueGone && (
        <p>
          <SiteLink href={wizardAddress("trade-in", locale, "dealer", query)}>{t("valueAgain")}</SiteLink>
        </p>
      )}
    </StepFrame>
  );
};
