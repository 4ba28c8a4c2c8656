import type { Vehicle } from "#api/models/vehicle.ts";
import { type CarPart, carParts } from "#domain/car-parts.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { CarMap } from "#ui/car-map/car-map.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import figures from "#ui/figures-table/figures-table.module.css";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import history from "../price-history/price-history.module.css";
import data from "../vehicle-data/vehicle-data.module.css";

type Reading = { readonly at: string; readonly kilometers: number };

/**
 * SVG path data: the line between readings, and a segment of zero length for each, which round caps render as
 * a dot.
 */
type KilometerDrawing = { readonly line: string; readonly spots: string };

/**
 * The path of odometer readings, oldest first, in a box of the given size: from the first at the left to the
 * last at the right, from zero at the bottom to the maximum at the top. Empty for fewer than two.
 */
export const renderKilometerLine = (
  readings: readonly Reading[],
  box: { readonly width: number; readonly height: number },
): KilometerDrawing => {
  if (readings.length < 2) return { line: "", spots: "" };
  const times = readings.map(({ at }) => Date.parse(at));
  const first = Math.min(...times);
  const span = Math.max(...times) - first || 1;
  const most = Math.max(...readings.map(({ kilometers }) => kilometers), 1);
  const places = readings.map(({ kilometers }, index) => {
    const x = (((times[index] ?? first) - first) / span) * box.width;
    return `${round(x)} ${round(box.height - (kilometers / most) * box.height)}`;
  });
  return { line: `M${places.join("L")}`, spots: places.map((place) => `M${place}h0`).join("") };
};

const round = (value: number): number => Math.round(value * 10) / 10;

export type Passport = NonNullable<Vehicle["conditionPassport"]>;

type ConditionPassportProps = {
  readonly passport: Passport;
  readonly kind: Vehicle["card"]["kind"];
  /** Address of the page with all odometer readings. */
  readonly readings: string;
};

/** Condition and history of a vehicle; unknown points are shown as such. */
export const ConditionPassport = async ({ passport, kind, readings }: ConditionPassportProps) => {
  const t = await getScopedI18n("conditionPassport");
  const { longDate } = marketOf(await getCurrentLocale()).formats;
  const { inspectedAt, marks, points, owners, kilometerLine, nextInspection = {} } = passport;
  const day = (date: string) => longDate(`${date}T12:00:00Z`);
  const { dueAt, required, rule } = nextInspection;
  const due = dueAt === undefined ? t(required === false ? "notRequired" : "unknown") : day(dueAt);
  return (
    <div className={history.history}>
      <p>{inspectedAt === undefined ? t("notInspected") : t("inspectedAt", { date: day(inspectedAt) })}</p>
      <div className={data.technical}>
        <section>
          <h3>{t("outside")}</h3>
          {marks ? <PassportMarks marks={marks} kind={kind} /> : <p>{t("unknown")}</p>}
        </section>
        <section>
          <h3>{t("points")}</h3>
          {points ? <PassportPoints points={points} /> : <p>{t("unknown")}</p>}
        </section>
        <section id="kilometers">
          <h3>{t("kilometers")}</h3>
          {kilometerLine ? <KilometerLine readings={kilometerLine} page={readings} /> : <p>{t("unknown")}</p>}
        </section>
        <section>
          <h3>{t("history")}</h3>
          <DefinitionList
            flat
            items={[
              [t("owners"), owners ?? t("unknown")],
              [t("nextInspection"), due],
            ]}
          />
          {rule !== undefined && <p>{rule}</p>}
        </section>
      </div>
    </div>
  );
};

/** A sentence after a colon; an abbreviation such as ABS stays as it is. */
const uncapitalise = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/** The points of an inspection, with state and note. */
const PassportPoints = async ({ points }: { readonly points: NonNullable<Passport["points"]> }) => {
  const t = await getScopedI18n("conditionPassport");
  return (
    <DefinitionList
      flat
      items={points.map(({ label, state, note }) => {
        const stateText = state === undefined ? t("unknown") : t(`states.${state}`);
        return [
          label,
          note === undefined ? stateText : t("stateAndNote", { state: stateText, note: uncapitalise(note) }),
        ];
      })}
    />
  );
};

type Part = NonNullable<Passport["marks"]>[number]["part"];

type PassportMarksProps = {
  readonly marks: NonNullable<Passport["marks"]>;
  readonly kind: Vehicle["card"]["kind"];
};

const isCarPart = (part: Part): part is CarPart => part !== undefined && Object.hasOwn(carParts, part);

/** Marks on the outside, listed by part; of a car also on a map. */
const PassportMarks = async ({ marks, kind }: PassportMarksProps) => {
  const t = await getScopedI18n("conditionPassport");
  const words = await getScopedI18n("carCondition");
  if (marks.length === 0) return <p>{t("noMarks")}</p>;
  const nameOf = (part: Part): string => {
    if (part === undefined) return t("otherPart");
    return isCarPart(part) ? words(`parts.${part}`) : t(`motorbikeParts.${part}`);
  };
  const list = (
    <DefinitionList
      flat
      items={[...Map.groupBy(marks, ({ part }) => part)].map(([part, own]) => [
        nameOf(part),
        own.map(({ damage }) => (damage ? words(`damages.${damage}`) : t("otherDamage"))).join(", "),
      ])}
    />
  );
  if (kind === "motorbike") return list;
  return (
    <>
      <p>{t("outsideCar")}</p>
      <CarMap marks={marks.flatMap(({ part }) => (isCarPart(part) ? [{ part }] : []))} />
      {list}
    </>
  );
};

const box = { width: 600, height: 96 } as const;

/** Padding of half a dot. */
const edge = 8;

type ReadingsProps = { readonly readings: NonNullable<Passport["kilometerLine"]> };

/** Odometer readings as a line; their page has them as a table. */
const KilometerLine = async ({ readings, page }: ReadingsProps & { readonly page: string }) => {
  const t = await getScopedI18n("conditionPassport");
  const { kilometres, date } = marketOf(await getCurrentLocale()).formats;
  const [first, last] = [readings[0], readings.at(-1)];
  if (first === undefined || last === undefined) return <p>{t("unknown")}</p>;
  const day = (at: string) => date(`${at}T12:00:00Z`);
  const paths = renderKilometerLine(readings, box);
  return (
    <>
      <div className={history.drawing} aria-hidden="true">
        <span>{kilometres(last.kilometers)}</span>
        <span>{kilometres(0)}</span>
        <svg
          viewBox={`${-edge} ${-edge} ${box.width + 2 * edge} ${box.height + 2 * edge}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={paths.spots} strokeWidth="8" strokeLinecap="round" />
          <path d={paths.line} />
        </svg>
        <span>{day(first.at)}</span>
        <span>{day(last.at)}</span>
      </div>
      <p>
        <SiteLink href={page} rel="nofollow" data-panel="readings">
          {`${t("readings")} (${readings.length})`}
        </SiteLink>
      </p>
    </>
  );
};

/** Odometer readings as a table, oldest first. */
export const KilometerTable = async ({ readings }: ReadingsProps) => {
  const t = await getScopedI18n("conditionPassport");
  const { kilometres, date } = marketOf(await getCurrentLocale()).formats;
  return (
    <FiguresTable
      className={figures.figures}
      caption={t("readings")}
      columns={[t("date"), t("source"), t("clock")]}
      rows={readings.map(({ at, kilometers, source }) => [
        date(`${at}T12:00:00Z`),
        source === undefined ? t("unknown") : t(`sources.${source}`),
        kilometres(kilometers),
      ])}
    />
  );
};
