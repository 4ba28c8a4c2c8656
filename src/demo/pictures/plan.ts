import type { Unit } from "./picture-unit.ts";
import { number, planRounds, shiftOf } from "./plan-rounds.ts";
import type { Job } from "./recipe.ts";
import { DASHBOARDS, type UpholsteryId } from "./tables/cabins.ts";
import { SPINNING } from "./tables/range.ts";
import { type OutsideViewId, SPIN_FRAMES } from "./tables/views.ts";

/** Every picture of the stock, in the order of worth: what a list shows first, turntables last. */
export const planPictures = (): Job[] => {
  const rounds = planRounds();
  const units = rounds.flat();
  const first = rounds[0] ?? [];
  const stills = (view: OutsideViewId, of: readonly Unit[]) =>
    of.map((unit): Job => ({ ...unit, view, shift: shiftOf(unit) }));
  const turned = SPINNING.flatMap((body) => first.find((unit) => unit.body === body) ?? []);
  const spins = turned.flatMap((unit) =>
    Array.from(
      { length: SPIN_FRAMES },
      (_, frame): Job => ({ ...unit, view: "spin", frame, shift: shiftOf(unit) }),
    ),
  );
  return [
    ...stills("front-three-quarter", units),
    ...units.flatMap(interiorOf),
    ...stills("rear-three-quarter", first),
    ...stills("side", first),
    ...stills("rear-three-quarter", (rounds[1] ?? []).filter(isCommon)),
    ...stills("front", first.filter(isCommon)),
    ...stills("detail", turned),
    ...spins,
  ];
};

/** What most of a list consists of. */
const isCommon = ({ body }: Unit) => body === "hatchback" || body === "suv";

/** The cabin of a car: the dashboard follows the face, the upholstery is drawn for each vehicle. Few are rendered, many share. */
const interiorOf = (unit: Unit): Job[] => {
  if (unit.face === "own") return [];
  const choices: readonly UpholsteryId[] =
    unit.body === "van" ? ["cloth"] : unit.body === "city" ? ["cloth", "cloth", "leather"] : UPHOLSTERY_SHARE;
  const upholstery = choices[number("cabin", unit.body, unit.face, unit.paint) % choices.length] ?? "cloth";
  return [{ ...unit, view: "interior", shift: 0, cabin: { upholstery, dashboard: DASHBOARDS[unit.face] } }];
};

const UPHOLSTERY_SHARE: readonly UpholsteryId[] = ["cloth", "leather", "cloth", "cognac", "cream"];
