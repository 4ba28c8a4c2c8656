import { wordingOf } from "#backend/wording/wording.ts";
import { costKinds } from "#contract/running-costs.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Formats } from "#market/formats.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { CalculatedCosts } from "./calculate-costs.ts";
import { costRules, costSources } from "./cost-rules.ts";

/** How figures are written that are no money. */
const written: Readonly<Record<string, (value: number, formats: Formats) => string>> = {
  consumption: (value, { number }) => number(value, 1),
  kilometers: (value, { kilometres }) => kilometres(value),
  price: (value, { number }) => number(value, 3),
  powerPrice: (value, { number }) => number(value, 4),
  coefficient: (value, { number }) => number(value, 2),
  yearShare: (value, { percent }) => percent(value, 1),
  distanceShare: (value, { percent }) => percent(value, 1),
};

/** Calculated costs in words. */
export const describeCosts = (
  { lines, insuranceClass, totalCents, perMonthCents }: CalculatedCosts,
  { kind, kilometersPerYear }: { readonly kind: VehicleKind; readonly kilometersPerYear: number },
  locale: Locale,
): NonNullable<VehicleDetail["runningCosts"]> => {
  const words = wordingOf(locale).runningCosts;
  const { formats } = marketOf(locale);
  const money = (cents: number) => formats.money(eurosFromCents(cents));
  const write = (values: Readonly<Record<string, number>>) => (name: string) =>
    values[name] === undefined ? undefined : (written[name]?.(values[name], formats) ?? money(values[name]));
  const { perPower, perListPriceCents } = costRules.insurance[kind];
  const sources = new Set(costKinds.flatMap((name) => lines[name].sources));
  return {
    years: costRules.years,
    kilometersPerYear,
    lines: costKinds.map((name) => {
      const { cents, leastCents, how, values } = lines[name];
      return {
        kind: name,
        ...(cents !== undefined && { amount: eurosFromCents(cents) }),
        ...(leastCents !== undefined && { least: eurosFromCents(leastCents) }),
        how: fill(words.how[how], write(values)),
      };
    }),
    insurance: {
      class: insuranceClass,
      how: fill(words.insurance, { power: perPower, price: money(perListPriceCents) }),
    },
    total: eurosFromCents(totalCents),
    perMonth: eurosFromCents(perMonthCents),
    sources: [...sources].map((source) => {
      const { url, asOf } = costSources[source];
      return { name: words.sources[source], url, ...(asOf !== undefined && { asOf }) };
    }),
  };
};
