import { browsingCodes } from "#domain/browsing-codes.ts";
import { PersonControls } from "#forms/person-controls.tsx";
import { knownPerson } from "#forms/person-fields.ts";
import { prepareForm } from "#forms/prepare-form.ts";
import { PrivacyControl } from "#forms/privacy-control.tsx";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { ChoiceField } from "#ui/text-input/choice-field.tsx";
import { TextArea } from "#ui/text-input/text-area.tsx";
import { sendTestDrive } from "../actions/send-test-drive.ts";
import styles from "../lead.module.css";
import { LeadPage } from "../lead-page.tsx";
import type { LeadPageInput } from "../lead-page-input.ts";
import { LeadSent } from "../lead-sent.tsx";
import { MissingVehicle } from "../missing-vehicle.tsx";
import { drivingTimes, openDays } from "./open-days.ts";
import { ReservedVehicle } from "./reserved-vehicle.tsx";
import { testDriveFields } from "./test-drive-fields.ts";

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
  if (state === "done")
    return (
      <LeadSent
        event={browsingCodes.hasInterest}
        title={t("testDriveSent")}
        next={t("testDriveNext")}
        sent={sent}
        vehicle={vehicle}
        fields={{
          day: t("testDriveDay"),
          time: t("testDriveTime"),
          name: forms("name"),
          email: forms("email"),
          phone: forms("phone"),
          message: forms("message"),
        }}
        format={{ day: sayDay }}
      />
    );
  if (!isUnavailable && (!vehicle || vehicle.isGone)) return <MissingVehicle locale={locale} />;
  if (vehicle?.isReserved && state === undefined)
    return <ReservedVehicle locale={locale} vehicle={vehicle} />;
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
    <LeadPage title={t("testDriveTitle")} intro={t("testDriveIntro")} vehicle={vehicle}>
      <PostedForm {...frame} action={sendTestDrive} submit={t("testDriveSend")}>
        {(days.length > 0 || choice("day").defaultValue) && (
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
        <PersonControls text={text} needsPhone />
        <TextArea {...text("message")} rows={3} label={forms("optional", { label: forms("message") })} />
        <p>{t("testDriveNeeds")}</p>
        <PrivacyControl box={box("privacy")} use={t("testDriveUse")} />
      </PostedForm>
    </LeadPage>
  );
};
