import { getScopedI18n } from "#platform/i18n.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { FieldError } from "#ui/text-input/field-error.tsx";
import styles from "../trade-in.module.css";
import type { Schedule, Slot } from "./find-slot.ts";
import { dayHeading } from "./slot-texts.ts";

type SlotChoicesProps = {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
  readonly days: Schedule["availableSlots"];
  /** Suggestions shown first, when the requested slot is taken. */
  readonly nearest: readonly Slot[];
  readonly dates: string;
};

/** Every free slot, by day: the first day is open, the others collapsed. */
export const SlotChoices = async (props: SlotChoicesProps) => {
  const { id, name, defaultValue, error, days, nearest, dates } = props;
  const t = await getScopedI18n("tradeIn");
  const chosenDay = days.find(({ slots }) => slots.some(({ dateTime }) => dateTime === defaultValue));
  const openDay = chosenDay ?? (nearest.length > 0 ? undefined : days[0]);
  const [first] = nearest.length > 0 ? nearest : (days[0]?.slots ?? []);
  const hour = ({ dateTime, hour: text }: Slot, withDay = false) => (
    <Checkbox
      key={`${withDay}${dateTime}`}
      type="radio"
      id={dateTime === first?.dateTime && (withDay || nearest.length === 0) ? id : undefined}
      name={name}
      value={dateTime}
      defaultChecked={dateTime === defaultValue}
      label={withDay ? t("whenText", { day: dayHeading(dateTime.slice(0, 10), dates), hour: text }) : text}
    />
  );
  const others = days.map(({ date, slots }) => ({
    date,
    slots: slots.filter(({ dateTime }) => !nearest.some((near) => near.dateTime === dateTime)),
  }));
  return (
    <fieldset className={styles.slots} aria-describedby={error && `${id}-error`}>
      <legend>{t("slots")}</legend>
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
      {nearest.length > 0 && (
        <div className={styles.nearest}>
          <p>{t("nearest")}</p>
          {nearest.map((slot) => hour(slot, true))}
        </div>
      )}
      {others
        .filter(({ slots }) => slots.length > 0)
        .map(({ date, slots }) => (
          <AccordionItem
            key={date}
            title={t("dayWithHours", {
              day: dayHeading(date, dates),
              hours: t("free", { count: slots.length }),
            })}
            open={date === openDay?.date}
            level={2}
            dense
          >
            <div className={styles.hours}>{slots.map((slot) => hour(slot))}</div>
          </AccordionItem>
        ))}
    </fieldset>
  );
};
