import "server-only";
import { call } from "#api/call.ts";
import { loadExpenses } from "#api/load-dropdowns.ts";
import type { Locale } from "#platform/locale.ts";
import type { Failed, Result } from "#platform/result.ts";
import { comparedVehicle } from "../comparison/build-comparison.ts";
import type { ComparedVehicle } from "../comparison/comparison.ts";

const isAbsent = ({ error }: Failed): boolean => error.kind === "not-found" || error.kind === "gone";

/**
 * Small cards of vehicles, in order. Leaves out sold and unknown ones, and those that fail to load; fails
 * when a call failed and none is left.
 */
export const loadRecent = async (
  vins: readonly string[],
  locale: Locale,
): Promise<Result<readonly ComparedVehicle[]>> => {
  const [expenses, ...answers] = await Promise.all([
    loadExpenses(locale),
    ...vins.map((vin) => call("vehicle", { params: { vin } }, { locale })),
  ]);
  const vehicles = answers.flatMap((answer) =>
    answer.ok && !answer.value.card.bought ? [comparedVehicle(answer.value, locale, expenses)] : [],
  );
  const silence = answers.find((answer) => !answer.ok && !isAbsent(answer));
  return silence?.ok === false && vehicles.length === 0 ? silence : { ok: true, value: vehicles };
};
