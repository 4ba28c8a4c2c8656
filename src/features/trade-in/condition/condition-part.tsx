import type { Mark } from "#domain/car-parts.ts";
import { pointsOfView } from "#domain/points-of-view.ts";
import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { CarMap } from "#ui/car-map/car-map.tsx";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import personal from "../personal/personal.module.css";
import type { StoredTradeIn } from "../personal/trade-in-state.ts";
import styles from "./condition.module.css";
import { type ConditionState, conditionState } from "./condition-state.ts";
import { DeductionRules } from "./deduction-rules.tsx";

type ConditionPartProps = {
  readonly stored: StoredTradeIn;
  readonly locale: Locale;
  /** Whether the valuation is still valid, so that the condition can lower it. */
  readonly isValid: boolean;
};

/** A car's condition report, its deductions, and links to continue. */
export const ConditionPart = async ({ stored, locale, isValid }: ConditionPartProps) => {
  const t = await getScopedI18n("carCondition");
  const state = conditionState(stored);
  const { phaseTwo } = stored;
  if (phaseTwo === undefined && !isValid) return null;
  return (
    <section className={personal.part}>
      <h2>{t("partTitle")}</h2>
      <p>{stateText(t, state, locale)}</p>
      {phaseTwo && <TakenTable stored={stored} locale={locale} />}
      {phaseTwo && <MarkList marks={phaseTwo.marks ?? []} />}
      {state.kind !== "submitted" && isValid && <Ways stored={stored} locale={locale} />}
      <DeductionRules locale={locale} />
    </section>
  );
};

type Words = Awaited<ReturnType<typeof getScopedI18n<"carCondition">>>;

const stateText = (t: Words, state: ConditionState, locale: Locale): string => {
  if (state.kind === "none") return t("noneText");
  if (state.kind === "sent") return t("sentText");
  if (state.kind === "draft") return t("draftText");
  return t("submittedText", { date: marketOf(locale).formats.longDate(state.time) });
};

type PartProps = Pick<ConditionPartProps, "stored" | "locale">;

/** From the value in good condition to the actual one. */
const TakenTable = async ({ stored, locale }: PartProps) => {
  const t = await getScopedI18n("carCondition");
  const { money } = marketOf(locale).formats;
  const { deductions = [], valuation } = stored.phaseTwo ?? {};
  if (valuation === undefined) return null;
  if (deductions.length === 0) return <p>{t("nothingTaken")}</p>;
  const before = stored.initialValuation ?? stored.actualValuation;
  return (
    <FiguresTable
      className={personal.lines}
      caption={t("tableTitle")}
      columns={[t("line"), t("takes")]}
      rows={[[t("before"), money(before)], ...deductions.map(({ label, amount }) => [label, money(-amount)])]}
      totals={[t("after"), money(valuation)]}
    />
  );
};

/** Faults of a car on a map, and as a list. */
const MarkList = async ({ marks }: { readonly marks: readonly Mark[] }) => {
  const t = await getScopedI18n("carCondition");
  if (marks.length === 0) return null;
  const ofPart = Map.groupBy(marks, ({ part }) => part);
  return (
    <div className={styles.marks}>
      <CarMap marks={marks} />
      <div>
        <h3>{t("marksTitle")}</h3>
        <ul>
          {[...ofPart].map(([part, own]) => (
            <li key={part}>
              {t(`parts.${part}`)}: {own.map(({ damage }) => t(`damages.${damage}`).toLowerCase()).join(", ")}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

/** Actions of a draft, or to start one. */
const Ways = async ({ stored, locale }: PartProps) => {
  const t = await getScopedI18n("carCondition");
  const { id, phaseTwo } = stored;
  const state = conditionState(stored);
  const open = state.kind === "draft" ? state.open : [];
  const isReady = state.kind === "draft" && open.length === 0;
  const names = open.map((aspect) => t(`shortAspects.${aspect}`));
  const count = { count: String(phaseTwo?.files.length ?? 0), most: String(pointsOfView.length) };
  return (
    <>
      {open.length > 0 && <p>{t("ungraded", { aspects: names.join(", ") })}</p>}
      <p className={personal.ways}>
        {isReady && (
          <ButtonLink href={`${routePath("tradeIn", locale, { id })}?confirm=submit`} rel="nofollow">
            {t("handIn")}
          </ButtonLink>
        )}
        <ButtonLink look="secondary" href={routePath("tradeInCondition", locale, { id })}>
          {t(phaseTwo ? "goOn" : "begin")}
        </ButtonLink>
        <SiteLink href={routePath("tradeInPictures", locale, { id })}>
          {state.kind === "draft" ? t("photosCount", count) : t("photos")}
        </SiteLink>
      </p>
    </>
  );
};
