import type { Vehicle } from "#api/models/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import history from "../price-history/price-history.module.css";
import data from "../vehicle-data/vehicle-data.module.css";
import { KilometerLine } from "./kilometer-line.tsx";
import { PassportMarks } from "./passport-marks.tsx";

export type Passport = NonNullable<Vehicle["conditionPassport"]>;

type ConditionPassportProps = {
  readonly passport: Passport;
  readonly kind: Vehicle["card"]["kind"];
};

/** How a vehicle is and where it has been; of what its service does not know it is said that it is not. */
export const ConditionPassport = async ({ passport, kind }: ConditionPassportProps) => {
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
        <section>
          <h3>{t("kilometers")}</h3>
          {kilometerLine ? <KilometerLine readings={kilometerLine} /> : <p>{t("unknown")}</p>}
        </section>
        <section>
          <h3>{t("history")}</h3>
          <DefinitionList
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

/** Each point of an inspection: how it was found, and what is told of it. */
const PassportPoints = async ({ points }: { readonly points: NonNullable<Passport["points"]> }) => {
  const t = await getScopedI18n("conditionPassport");
  return (
    <DefinitionList
      items={points.map(({ label, state, note }) => {
        const said = state === undefined ? t("unknown") : t(`states.${state}`);
        return [label, note === undefined ? said : t("stateAndNote", { state: said, note })];
      })}
    />
  );
};
