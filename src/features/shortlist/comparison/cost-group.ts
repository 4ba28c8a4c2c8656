import type { Vehicle } from "#api/models/vehicle.ts";
import { costKinds } from "#contract/running-costs.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { comparableCosts } from "../weighing/comparable-costs.ts";
import type { ComparisonGroup } from "./comparison.ts";
import { type Line, rowsOf } from "./comparison-lines.ts";

/** Costs of the vehicles in the next years, where comparable, with the lines included in the sum. */
export const costGroup = (vehicles: readonly Vehicle[], locale: Locale): readonly ComparisonGroup[] => {
  const compared = comparableCosts(vehicles.map(({ runningCosts }) => runningCosts));
  if (!compared) return [];
  const { years, kilometersPerYear, kinds, totals } = compared;
  const words = wordsOf(locale, "runningCosts");
  const { money, kilometres } = marketOf(locale).formats;
  const columns = vehicles.map(({ runningCosts: costs }, index): readonly Line[] => [
    ...costKinds.map((kind): Line => {
      const { amount, least } = costs?.lines.find((line) => line.kind === kind) ?? {};
      if (amount === undefined) return [words.kinds[kind], null];
      return [
        words.kinds[kind],
        least === undefined ? money(amount) : fill(words.upTo, { amount: money(amount) }),
      ];
    }),
    [words.insurance, costs?.insurance && fill(words.insuranceClass, { class: costs.insurance.class })],
    [
      kinds.length === costKinds.length
        ? words.total
        : fill(wordsOf(locale, "compare").costOf, {
            lines: kinds.map((kind) => words.kinds[kind].toLowerCase()).join(", "),
          }),
      money(totals[index]),
    ],
  ]);
  return [
    {
      heading: fill(wordsOf(locale, "compare").costs, { years, kilometers: kilometres(kilometersPerYear) }),
      missing: words.unknown,
      rows: rowsOf(columns),
    },
  ];
};
