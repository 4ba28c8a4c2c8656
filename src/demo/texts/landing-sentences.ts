import { modelNameIn } from "#domain/model-name.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { Figures } from "./fill-data.ts";
import { type MakeWords, makeWords } from "./make-words.ts";
import type { StockFacts } from "./stock-figures.ts";

/**
 * The introduction of a make's landing page: only sentences that hold for its vehicles, with their figures. `variant`
 * (any whole number) chooses the opening.
 */
export const makeIntroduction = (
  locale: Locale,
  kind: VehicleKind,
  facts: StockFacts,
  figures: Figures,
  variant: number,
): string[] => {
  const text = makeWords[locale][kind];
  const others = facts.models
    .slice(facts.models.length > 2 ? 1 : 0, 4)
    .map(({ name }) => modelNameIn(locale, name));
  const all = { ...figures, modelList: listOf(locale, others) };
  if (facts.count === 1) return [fill(`${text.openingOne} ${text.oneModel}`, all)];
  const opening = text.opening[variant % text.opening.length] ?? text.opening[0];
  const models =
    facts.models.length === 1 ? text.oneModel : facts.models.length === 2 ? text.twoModels : text.manyModels;
  const second = [facts.minYear < facts.maxYear ? text.years : "", gearboxAndEngine(text, facts)];
  return [`${opening} ${models}`, second.filter((sentence) => sentence !== "").join(" ")]
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => fill(paragraph, all));
};

/** Of a handful there is nothing to count; a count of one would read badly, and none says nothing. */
const gearboxAndEngine = (text: MakeWords, facts: StockFacts): string => {
  if (facts.count < 5) return "";
  if (facts.automatic > 1 && facts.electrified > 1) return text.both;
  if (facts.automatic > 1) return text.automatic;
  return facts.electrified > 1 ? text.electrified : "";
};

const listOf = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
