import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { type GradedAspect, gradedAspects, grades } from "#domain/car-condition.ts";
import { type CarPart, carParts, damagesOf, possibleMarks } from "#domain/car-parts.ts";
import type { FormState } from "#forms/form-state.ts";
import { type PreparedForm, prepareForm } from "#forms/prepare-form.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import { CarMap } from "#ui/car-map/car-map.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { ChoiceGroup } from "#ui/choice-group/choice-group.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { ChoiceField } from "#ui/text-input/choice-field.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { saveCondition } from "../actions/save-condition.ts";
import { optionsIncluding } from "../options-including.ts";
import { tradeInField } from "../personal/personal-place.ts";
import type { StoredTradeIn } from "../personal/trade-in-state.ts";
import styles from "./condition.module.css";
import { conditionFields, gradeFields, markField } from "./condition-fields.ts";
import { ConditionFrame } from "./condition-frame.tsx";
import { conditionState } from "./condition-state.ts";
import { DeductionRules } from "./deduction-rules.tsx";

/** Element id of a part's controls. */
const partId = (part: CarPart): string => `part-${part}`;

/** Groups of parts, by their place on the car. */
const zones = {
  front: ["front-bumper", "left-headlight", "right-headlight", "bonnet", "windscreen"],
  left: [
    "left-front-wing",
    "left-front-wheel",
    "left-front-door",
    "left-rear-door",
    "left-rear-wing",
    "left-rear-wheel",
  ],
  right: [
    "right-front-wing",
    "right-front-wheel",
    "right-front-door",
    "right-rear-door",
    "right-rear-wing",
    "right-rear-wheel",
  ],
  rear: ["rear-window", "tailgate", "left-rear-light", "right-rear-light", "rear-bumper"],
  top: ["roof"],
} as const satisfies Record<string, readonly CarPart[]>;

type Zone = keyof typeof zones;

type MarkControlsProps = { readonly box: PreparedForm<typeof conditionFields>["box"] };

/** A checkbox for every fault of each part, by group; a group with a checked one is open. */
const MarkControls = async ({ box }: MarkControlsProps) => {
  const t = await getScopedI18n("carCondition");
  const marksOf = (part: CarPart) => damagesOf[carParts[part]].map((damage) => ({ part, damage }));
  const isTicked = (part: CarPart) => marksOf(part).some((mark) => box(markField(mark)).defaultChecked);
  return (Object.entries(zones) as [Zone, readonly CarPart[]][]).map(([zone, parts]) => (
    <AccordionItem key={zone} title={t(`zones.${zone}`)} level={3} open={parts.some(isTicked)} dense>
      {parts.map((part) => (
        <fieldset key={part} id={partId(part)} data-part={part} className={styles.part}>
          <legend>{t(`parts.${part}`)}</legend>
          {marksOf(part).map((mark) => {
            const { id, name, defaultChecked } = box(markField(mark));
            return (
              <Checkbox
                key={name}
                id={id}
                name={name}
                defaultChecked={defaultChecked}
                label={t(`damages.${mark.damage}`)}
              />
            );
          })}
        </fieldset>
      ))}
    </AccordionItem>
  ));
};

type ConditionPageProps = {
  readonly locale: Locale;
  readonly stored: StoredTradeIn;
  readonly state: FormState | undefined;
};

/** Initial values of the form: what was saved last. */
const initialTexts = ({ phaseTwo, kilometers }: StoredTradeIn, locale: Locale) => {
  const { kms = kilometers, interior, exterior, imported, status, marks = [] } = phaseTwo ?? {};
  const isMarked = (name: string) => marks.some((mark) => markField(mark) === name);
  return {
    kms: kms === undefined ? undefined : marketOf(locale).formats.number(kms),
    interior: interior ?? undefined,
    exterior: exterior ?? undefined,
    imported: imported ? "on" : undefined,
    ...Object.fromEntries(gradedAspects.map((aspect) => [gradeFields[aspect], status?.[aspect]])),
    ...Object.fromEntries(
      possibleMarks.map((mark) => [markField(mark), isMarked(markField(mark)) ? "on" : undefined]),
    ),
  };
};

/** The condition report of a car, filled in by its owner; can be saved until it is submitted. */
export const ConditionPage = async ({ locale, stored, state }: ConditionPageProps) => {
  const t = await getScopedI18n("carCondition");
  const { id } = stored;
  if (conditionState(stored).kind === "submitted")
    return (
      <ConditionFrame locale={locale} id={id} title={t("detailsTitle")}>
        <Notice type="info">
          <p>{t("closed")}</p>
        </Notice>
      </ConditionFrame>
    );
  const [interiors, exteriors] = await Promise.all([
    call("interiors", {}, await readCaller(locale)),
    call("exteriorColors", {}, await readCaller(locale)),
  ]);
  const initial = initialTexts(stored, locale);
  const form = await prepareForm("condition", conditionFields, { locale, state, begun: initial });
  const { frame, text, box } = form;
  const hidden = [...frame.hidden, { name: tradeInField, value: id }];
  return (
    <ConditionFrame locale={locale} id={id} title={t("detailsTitle")} intro={t("detailsIntro")}>
      <div className={styles.form}>
        <PostedForm {...frame} hidden={hidden} action={saveCondition} submit={t("saveSend")}>
          <h2>{t("carTitle")}</h2>
          <TextField
            {...text("kms")}
            label={t("kms")}
            help={
              stored.kilometers === undefined
                ? undefined
                : t("kmsHelp", { kms: marketOf(locale).formats.kilometres(stored.kilometers) })
            }
            inputMode="numeric"
          />
          <OptionsField name="interior" form={form} available={interiors} label={t("interior")} />
          <OptionsField name="exterior" form={form} available={exteriors} label={t("exterior")} />
          <Checkbox
            id={box("imported").id}
            name="imported"
            defaultChecked={box("imported").defaultChecked}
            label={t("imported")}
          />
          <h2>{t("stateTitle")}</h2>
          {gradedAspects.map((aspect) => (
            <GradeGroup key={aspect} aspect={aspect} form={form} />
          ))}
          <h2>{t("outsideTitle")}</h2>
          <p>{t("outsideIntro")}</p>
          <div className={styles.outside}>
            <CarMap marks={[]} leadsTo={partId} />
            <div>
              <MarkControls box={box} />
            </div>
          </div>
        </PostedForm>
      </div>
      <DeductionRules locale={locale} />
    </ConditionFrame>
  );
};

type Form = PreparedForm<typeof conditionFields>;

type OptionsFieldProps = {
  readonly name: "interior" | "exterior";
  readonly label: string;
  readonly form: Form;
  readonly available: Awaited<ReturnType<typeof call<"interiors">>>;
};

/** Select for paint or upholstery; a list that failed to load has the previous choice alone. */
const OptionsField = async ({ name, label, form, available }: OptionsFieldProps) => {
  const t = await getScopedI18n("carCondition");
  const choice = form.choice(name);
  return (
    <ChoiceField
      {...choice}
      label={label}
      help={available.ok ? undefined : t("listAway")}
      blank={t("unknown")}
      options={optionsIncluding(available.ok ? available.value : [], choice.defaultValue)}
    />
  );
};

/** Radio buttons for a grade, or not answered yet. */
const GradeGroup = async ({ aspect, form }: { readonly aspect: GradedAspect; readonly form: Form }) => {
  const t = await getScopedI18n("carCondition");
  const choices = grades
    .filter((grade) => grade !== "UNDEFINED")
    .map((grade) => ({ value: grade, text: t(`grades.${grade}`) }));
  return (
    <ChoiceGroup {...form.choice(gradeFields[aspect])} label={t(`aspects.${aspect}`)} choices={choices} />
  );
};
