import { wizardAddress } from "#domain/wizard-address.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { dayText } from "../booking/slot-texts.ts";
import { ValidUntil } from "../valid-until.tsx";
import { isAhead, resumePage, type StoredTradeIn, tradeInState } from "./trade-in-state.ts";

type AppointmentLineProps = {
  readonly booked: NonNullable<StoredTradeIn["phaseTwoBooking"]>;
  readonly locale: Locale;
};

/** When an appointment is or was. */
export const AppointmentLine = async ({ booked, locale }: AppointmentLineProps) => {
  const t = await getScopedI18n("tradeIns");
  const when = { day: dayText(booked.dateTime.slice(0, 10), locale), hour: booked.hour };
  return <p>{t(isAhead(booked, new Date()) ? "bookedOn" : "seenOn", when)}</p>;
};

type TradeInLineProps = { readonly stored: StoredTradeIn; readonly locale: Locale };

/** The state of a trade-in, in a sentence. */
export const TradeInLine = async ({ stored, locale }: TradeInLineProps) => {
  const t = await getScopedI18n("tradeIns");
  const { phaseTwoBooking: booked, expirationDate } = stored;
  const state = tradeInState(stored, new Date());
  if (state === "valued") return <ValidUntil date={expirationDate} locale={locale} />;
  if (!booked || state === "expired") return <p>{t(state === "seen" ? "seen" : "expired")}</p>;
  return <AppointmentLine booked={booked} locale={locale} />;
};

/** Address to continue a trade-in, in its own market; undefined once it is closed. */
export const resumeAddress = (stored: StoredTradeIn, locale: Locale): string | undefined => {
  const page = resumePage(stored, new Date());
  return page && wizardAddress("trade-in", stored.locale ?? locale, page, `retake=${stored.id}`);
};
