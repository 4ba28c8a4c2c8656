import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import figures from "#ui/figures-table/figures-table.module.css";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import history from "../price-history/price-history.module.css";
import type { Passport } from "./condition-passport.tsx";
import { drawKilometers } from "./draw-kilometers.ts";

const box = { width: 600, height: 96 } as const;

/** Room for half a spot. */
const edge = 8;

/** What the clock said and when, as a line and as a table, oldest first in `readings`. */
export const KilometerLine = async ({
  readings,
}: {
  readonly readings: NonNullable<Passport["kilometerLine"]>;
}) => {
  const t = await getScopedI18n("conditionPassport");
  const { kilometres, date } = marketOf(await getCurrentLocale()).formats;
  const [first, last] = [readings[0], readings.at(-1)];
  if (first === undefined || last === undefined) return <p>{t("unknown")}</p>;
  const day = (at: string) => date(`${at}T12:00:00Z`);
  const drawn = drawKilometers(readings, box);
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
          <path d={drawn.spots} strokeWidth="8" strokeLinecap="round" />
          <path d={drawn.line} />
        </svg>
        <span>{day(first.at)}</span>
        <span>{day(last.at)}</span>
      </div>
      <AccordionItem title={`${t("readings")} (${readings.length})`} level={4} open={false} dense>
        <FiguresTable
          className={figures.figures}
          caption={t("kilometers")}
          columns={[t("date"), t("source"), t("clock")]}
          rows={readings.map(({ at, kilometers, source }) => [
            day(at),
            source === undefined ? t("unknown") : t(`sources.${source}`),
            kilometres(kilometers),
          ])}
        />
      </AccordionItem>
    </>
  );
};
