import { call } from "#api/call.ts";
import { offersRequest } from "#api/offered-parts.ts";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { daysAfter, weekdayOf } from "#domain/local-clock.ts";
import type { OpeningTimes } from "#domain/opening-hours.ts";
import { routePath } from "#domain/route-paths.ts";
import { PersonControls } from "#forms/person-controls.tsx";
import { knownPerson } from "#forms/person-fields.ts";
import { prepareForm } from "#forms/prepare-form.ts";
import { PrivacyControl } from "#forms/privacy-control.tsx";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { ChoiceField } from "#ui/text-input/choice-field.tsx";
import { TextArea } from "#ui/text-input/text-area.tsx";
import { sendTestDrive } from "../actions/send-test-drive.ts";
import { AnswerChoice, answerFormat } from "../answer-choice.tsx";
import styles from "../lead.module.css";
import { LeadPage } from "../lead-page.tsx";
import type { LeadPageInput } from "../lead-page-input.ts";
import { LeadSent } from "../lead-sent.tsx";
import { MissingVehicle } from "../missing-vehicle.tsx";
import type { RequestedVehicle } from "../requested-vehicle.ts";
import { testDriveFields } from "./test-drive-fields.ts";

/** A day with a dealer's opening hours. */
interface OpenDay {
  /** `2026-11-30` */
  readonly date: string;
  /** Opening hours, `09:30-14:00`, in order. */
  readonly hours: readonly string[];
}

/**
 * The next days on which a dealer is open, from tomorrow: the dealer has to call back first.
 * @param today of the dealer's calendar, `2026-11-24`
 */
export const openDays = (hours: readonly OpeningTimes[], today: string, count: number): OpenDay[] => {
  const found: OpenDay[] = [];
  for (let ahead = 1; ahead <= 30 && found.length < count; ahead++) {
    const date = daysAfter(today, ahead);
    const times = hours
      .filter(({ days }) => days.includes(weekdayOf(date)))
      .map(({ opens, closes }) => `${opens}-${closes}`)
      .toSorted();
    if (times.length > 0) found.push({ date, hours: times });
  }
  return found;
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * Half hours at which a drive may start on any of the days, `09:30`, in order; the last one half an hour
 * before closing.
 */
export const drivingTimes = (days: readonly OpenDay[]): string[] => {
  const times = days.flatMap(({ hours }) =>
    hours.flatMap((range) => {
      const [opens = 0, closes = 0] = range.split("-").map(minutesOf);
      const count = Math.max(0, Math.floor((closes - opens) / 30));
      return Array.from({ length: count }, (_, half) => timeOf(opens + half * 30));
    }),
  );
  return [...new Set(times)].toSorted();
};

type ReservedVehicleProps = { readonly locale: Locale; readonly vehicle: RequestedVehicle };

/** Message for a reserved vehicle, instead of a form that would be refused. */
const ReservedVehicle = async ({ locale, vehicle }: ReservedVehicleProps) => {
  const t = await getScopedI18n("leads");
  return (
    <LeadPage title={t("reservedTitle")} intro={t("reservedText")} vehicle={vehicle}>
      {offersRequest("contact", true) && (
        <p>
          <ButtonLink
            href={`${routePath("request", locale, { panel: "contact" })}?vin=${vehicle.vin}`}
            rel="nofollow"
            target="_top"
          >
            {t("reservedContact")}
          </ButtonLink>
        </p>
      )}
    </LeadPage>
  );
};

/** About two weeks of a dealer that is closed on Sundays. */
const daysAhead = 12;

/** The form of a test drive: preferred time and contact details. */
export const TestDrivePage = async ({
  locale,
  state,
  query,
  visitor,
  vehicle,
  isUnavailable,
}: LeadPageInput) => {
  const t = await getScopedI18n("leads");
  const forms = await getScopedI18n("forms");
  const { formats } = marketOf(locale);
  const sayDay = (date: string) => formats.weekday(`${date}T12:00:00Z`);
  const { sent, frame, text, choice, box } = await prepareForm("test-drive", testDriveFields(locale), {
    locale,
    state,
    query,
    begun: knownPerson(visitor),
  });
  const when = (moment: string) =>
    t("slotText", { day: sayDay(moment.slice(0, 10)), time: moment.slice(11, 16) });
  if (state === "done") {
    const { manageUrl, confirmBefore } = sent?.appointment ?? {};
    const next = confirmBefore
      ? t("testDriveHeld", { email: sent?.texts.email ?? "", time: confirmBefore.slice(11, 16) })
      : t(manageUrl ? "testDriveBooked" : "testDriveNext");
    return (
      <LeadSent
        event={browsingCodes.hasInterest}
        title={t("testDriveSent")}
        next={next}
        sent={sent}
        vehicle={vehicle}
        fields={{
          slot: t("testDriveSlot"),
          day: t("testDriveDay"),
          time: t("testDriveTime"),
          name: forms("name"),
          email: forms("email"),
          phone: forms("phone"),
          message: forms("message"),
          answer: t("answerLabel"),
        }}
        format={{ slot: when, day: sayDay, answer: await answerFormat() }}
      >
        {manageUrl && (
          <p>
            <SiteLink href={manageUrl} rel="nofollow" target="_top">
              {t("manageDrive")}
            </SiteLink>
          </p>
        )}
      </LeadSent>
    );
  }
  if (!isUnavailable && (!vehicle || vehicle.isGone)) return <MissingVehicle locale={locale} />;
  if (vehicle?.isReserved && state === undefined)
    return <ReservedVehicle locale={locale} vehicle={vehicle} />;
  const schedule = vehicle && (await call("testDriveSchedule", { params: { vin: vehicle.vin } }, { locale }));
  const slots = (schedule?.ok ? schedule.value.availableSlots : []).flatMap(({ date, slots: ofDay }) =>
    ofDay.map(({ dateTime }) => ({ value: dateTime, text: when(dateTime), group: sayDay(date) })),
  );
  const days = openDays(vehicle?.dealer.openingHours ?? [], formats.isoDate(new Date()), daysAhead);
  const dayText = (date: string, hours: readonly string[]) =>
    t("dayWithHours", { day: sayDay(date), hours: hours.join(", ") });
  const available = {
    day: days.map(({ date, hours }) => ({ value: date, text: dayText(date, hours) })),
    time: drivingTimes(days).map((time) => ({ value: time, text: time })),
  };
  /** A typed choice stays, also while the available ones cannot be loaded. */
  const optionsOf = (name: "day" | "time") => {
    const { defaultValue: value } = choice(name);
    const isKnown = !value || available[name].some((option) => option.value === value);
    return isKnown
      ? available[name]
      : [...available[name], { value, text: name === "day" ? sayDay(value) : value }];
  };
  return (
    <LeadPage
      title={t("testDriveTitle")}
      intro={t(slots.length > 0 ? "testDriveIntroSlots" : "testDriveIntro")}
      vehicle={vehicle}
    >
      <PostedForm {...frame} action={sendTestDrive} submit={t("testDriveSend")}>
        {slots.length > 0 && (
          <ChoiceField
            {...choice("slot")}
            label={t("testDriveSlot")}
            help={vehicle?.dealer.name && t("testDriveFree", { dealer: vehicle.dealer.name })}
            blank={t("testDriveAnyDay")}
            options={slots}
          />
        )}
        {slots.length === 0 && (days.length > 0 || choice("day").defaultValue) && (
          <div className={styles.when}>
            <ChoiceField
              {...choice("day")}
              label={t("testDriveDay")}
              help={vehicle?.dealer.name && t("testDriveHours", { dealer: vehicle.dealer.name })}
              blank={t("testDriveAnyDay")}
              options={optionsOf("day")}
            />
            <ChoiceField
              {...choice("time")}
              label={t("testDriveTime")}
              blank={t("testDriveAnyTime")}
              options={optionsOf("time")}
            />
          </div>
        )}
        <PersonControls text={text} />
        <TextArea {...text("message")} rows={3} label={forms("optional", { label: forms("message") })} />
        <AnswerChoice {...choice("answer")} />
        <p>{t("testDriveNeeds")}</p>
        <PrivacyControl box={box("privacy")} use={t("testDriveUse")} />
      </PostedForm>
    </LeadPage>
  );
};
