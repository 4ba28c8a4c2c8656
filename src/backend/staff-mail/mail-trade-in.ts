import { and, eq, like } from "drizzle-orm";
import { attachedAppointment } from "#backend/appointment/attached-appointment.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import type { AppointmentMessage } from "#backend/mail/messages/appointment-message.ts";
import type { StaffMessage } from "#backend/mail/messages/staff-message.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import type { leads } from "#backend/store/schema/leads.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { describeDeductions } from "#backend/trade-in/details/describe-details.ts";
import type { StoredDetails } from "#backend/trade-in/details/stored-details.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { localClock } from "#domain/local-clock.ts";
import { eurosFromCents } from "#domain/money.ts";
import { phoneText } from "#domain/phone-text.ts";
import { shortReference } from "#domain/short-reference.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { adfTradeIn } from "./mail-lead.ts";
import { queueStaffMail } from "./queue-staff-mail.ts";
import type { StoredTradeIn } from "./read-interests.ts";
import { writeAdf } from "./write-adf.ts";

type StoredLead = typeof leads.$inferSelect;

/** The intention of a visitor who wants one of our vehicles for it. */
export const buysOne = 1;

const carOf = ({ brand, model }: StoredTradeIn): string => `${brand} ${model}`;

const personOf = ({ fullName: name, phone, email: mail, locale }: StoredTradeIn) => ({
  ...{ name, phone, mail, locale },
});

const factsOf = (tradeIn: StoredTradeIn, locale: Locale) => {
  const { staff: words } = wordingOf(locale);
  const { formats } = marketOf(locale);
  const { brand, model, version, plate, kilometers, plateDate, fuel, transmission, vin, id } = tradeIn;
  return [
    [words.car, `${brand} ${model} ${version}`],
    [words.plate, marketOf(tradeIn.locale).plate.text(plate)],
    [words.registered, formats.date(plateDate)],
    [words.kilometers, formats.kilometres(kilometers)],
    [words.fuel, fuel],
    [words.transmission, transmission],
    [words.vin, vin ?? undefined],
    [words.value, formats.money(eurosFromCents(tradeIn.valuationCents))],
    [words.comparables, String(tradeIn.comparables)],
    [words.reference, shortReference(id)],
  ] as const;
};

/** Mails a valued car to its dealer, in the transaction that stores it. The same value again is not news. */
export const mailValuation = async (
  tx: Orm,
  tradeIn: StoredTradeIn,
  { dealer, now }: { readonly dealer: StoredDealer; readonly now: Date },
): Promise<void> => {
  const { name } = await readShop(tx);
  const { id, valuationCents, intention, fullName, email, phone } = tradeIn;
  const isBuyer = intention === buysOne;
  await queueStaffMail(tx, {
    key: `trade-in-staff:${valuationCents}:${id}`,
    topic: "appointments",
    dealer,
    write: (locale) => {
      const { valued } = wordingOf(locale).staff;
      return {
        subject: valued.subject,
        what: isBuyer ? valued.buys : valued.sells,
        values: { car: carOf(tradeIn) },
        person: personOf(tradeIn),
        facts: factsOf(tradeIn, locale),
      };
    },
    attach: (recipient) => ({
      kind: "adf",
      fileName: "lead.adf.xml",
      content: writeAdf({
        ...{ id, at: now, vehicles: [adfTradeIn(tradeIn, isBuyer ? "trade-in" : "sell")] },
        customer: { name: fullName, mail: email, phone },
        vendor: { id: dealer.dealerCode, name: dealer.name, mail: recipient, phone: dealer.phone },
        provider: { name, url: siteAddress(), service: "trade-in" },
      }),
    }),
  });
};

/** Photos arrive one after the other: one mail has those of some minutes. */
const picturesMs = 10 * 60_000;

/** Mails the photos of a car to its dealer some minutes after the first, in the transaction that stores one of them. */
export const mailPictures = async (
  tx: Orm,
  tradeIn: StoredTradeIn,
  { pictureId, now }: { readonly pictureId: string; readonly now: Date },
): Promise<void> => {
  const dealer = (await knownDealers(tx)).get(tradeIn.dealerId);
  await queuePictures(tx, tradeIn.id, { pictureId, dealer, now }, (locale) => ({
    values: { car: carOf(tradeIn) },
    person: personOf(tradeIn),
    facts: factsOf(tradeIn, locale),
  }));
};

/** The same of a car that a lead describes in words. */
export const mailCarPictures = async (
  tx: Orm,
  lead: StoredLead & { readonly car: string },
  { pictureId, now }: { readonly pictureId: string; readonly now: Date },
): Promise<void> => {
  const dealer = [...(await knownDealers(tx)).values()].find(({ wireId }) => wireId === lead.dealerId);
  const { id, name, phone, email: mail } = lead;
  const car = withoutLinks(lead.car);
  await queuePictures(tx, id, { pictureId, dealer, now }, (locale) => ({
    values: { car },
    person: { name, phone, mail, locale: knownLocale(lead.locale) },
    facts: [
      [wordingOf(locale).staff.car, car],
      [wordingOf(locale).staff.reference, shortReference(id)],
    ],
  }));
};

const queuePictures = async (
  tx: Orm,
  id: string,
  {
    pictureId,
    dealer,
    now,
  }: { readonly pictureId: string; readonly dealer: StoredDealer | undefined; readonly now: Date },
  describe: (locale: Locale) => Pick<StaffMessage, "values" | "person" | "facts">,
): Promise<void> => {
  if ((await tx.$count(outbox, waitingPictures(id))) > 0) return;
  await queueStaffMail(tx, {
    key: `trade-in-pictures:${pictureId}:${id}`,
    topic: "appointments",
    dealer,
    notBefore: new Date(now.getTime() + picturesMs),
    write: (locale) => ({ ...wordingOf(locale).staff.pictures, ...describe(locale) }),
    attach: () => ({ kind: "trade-in-pictures", tradeInId: id, fileName: "front.jpg" }),
  });
};

/**
 * Mails the condition of a car as its owner has described it, with the photos, in the transaction that stores it. A mail with the photos
 * alone that still waits is not needed any more.
 */
export const mailDetails = async (
  tx: Orm,
  tradeIn: StoredTradeIn,
  { answers, marks }: StoredDetails,
): Promise<void> => {
  if (answers === undefined) return;
  await tx.delete(outbox).where(waitingPictures(tradeIn.id));
  await queueStaffMail(tx, {
    key: `trade-in-described:${tradeIn.bookingSequence}-${answers.savedAt.getTime()}:${tradeIn.id}`,
    topic: "appointments",
    dealer: (await knownDealers(tx)).get(tradeIn.dealerId),
    write: (locale) => {
      const { staff: words } = wordingOf(locale);
      const { formats } = marketOf(locale);
      return {
        ...words.described,
        values: { car: carOf(tradeIn) },
        person: personOf(tradeIn),
        facts: [
          ...factsOf({ ...tradeIn, kilometers: answers.kilometers }, locale),
          [words.imported, answers.imported ? words.yes : words.no],
          ...describeDeductions(answers.deductions ?? [], marks, locale).map(
            ({ label, amount }) => [label, `−${formats.money(amount)}`] as const,
          ),
        ],
      };
    },
    attach: () => ({ kind: "trade-in-pictures", tradeInId: tradeIn.id, fileName: "front.jpg" }),
  });
};

const waitingPictures = (tradeInId: string) =>
  and(
    like(outbox.key, `trade-in-pictures:%:${tradeInId}`),
    eq(outbox.state, "queued"),
    eq(outbox.attempts, 0),
  );

export type ChangedAppointment = {
  readonly kind: AppointmentMessage["kind"];
  readonly dealer: StoredDealer;
  readonly slot: { readonly start: Date; readonly end: Date };
  /** The id in the event of the calendar. */
  readonly calendarId: string;
  readonly now: Date;
};

/** An appointment as staff see it. */
export type StaffAppointment = {
  readonly id: string;
  readonly sequence: number;
  readonly purpose: "inspection" | "test-drive";
  readonly person: NonNullable<StaffMessage["person"]> & { readonly name: string };
  readonly facts: (locale: Locale) => StaffMessage["facts"];
  /** What the calendar shows. */
  readonly summary: (locale: Locale) => string;
};

export const staffAppointment = (tradeIn: StoredTradeIn): StaffAppointment => {
  const { id, bookingSequence: sequence, fullName: name, plate } = tradeIn;
  return {
    ...{ id, sequence, purpose: "inspection", person: personOf(tradeIn) },
    facts: (locale) => factsOf(tradeIn, locale),
    summary: (locale) =>
      fill(wordingOf(locale).staff.appointment.calendar, { car: carOf(tradeIn), plate, name }),
  };
};

/** Mails a change of an appointment to its dealer with an invitation, or its cancellation, in the transaction of the change. */
export const mailAppointment = async (
  tx: Orm,
  { id, sequence, purpose, person, facts, summary }: StaffAppointment,
  { kind, dealer, slot, calendarId, now }: ChangedAppointment,
): Promise<void> => {
  const { name, phone, mail } = person;
  const { date, time } = localClock(slot.start, timeZoneAt(dealer));
  await queueStaffMail(tx, {
    key: `appointment-staff-${kind}:${sequence}:${id}`,
    topic: "appointments",
    dealer,
    write: (locale) => {
      const { staff: words } = wordingOf(locale);
      const day = marketOf(locale).formats.longDate(`${date}T12:00:00Z`);
      return {
        ...words.appointment[kind],
        values: { date: day, time },
        person,
        facts: [
          [words.when, fill(words.at, { date: day, time })],
          [words.dealer, dealer.name],
          ...facts(locale),
        ],
      };
    },
    attach: (attendee, locale) =>
      attachedAppointment({
        ...{ purpose, calendarId, dealerId: dealer.id, sequence, slot, now },
        isCancelled: kind === "cancelled",
        invitation: {
          attendee,
          summary: summary(locale),
          description: [name, phone && phoneText(phone), mail].filter(Boolean).join("\n"),
        },
      }),
  });
};
