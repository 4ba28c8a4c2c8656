import { type CarPart, carPartNames, carParts, type Damage, type Mark } from "#domain/car-parts.ts";
import { type MotorbikeMark, motorbikePartNames, motorbikeParts } from "#domain/motorbike-parts.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { createPicker } from "../create-picker.ts";
import type { Random } from "../random.ts";

/** What a shop leaves as it is; broken lights and cracked windows it mends. */
const pickDamage = {
  body: createPicker<{ damage: Damage; share: number }>(
    [
      { damage: "scratch", share: 8 },
      { damage: "dent", share: 2 },
    ],
    ({ share }) => share,
  ),
  wheel: createPicker<{ damage: Damage; share: number }>(
    [
      { damage: "kerbed", share: 7 },
      { damage: "worn", share: 2 },
    ],
    ({ share }) => share,
  ),
};

const most = 9;

type Used = { readonly kind: VehicleKind; readonly ageYears: number; readonly kilometers: number };

/** What is seen of the years and kilometres on a vehicle's outside: the more of them, the more marks, in the order of its parts. */
export const chooseMarks = (used: Used, random: Random): readonly (Mark | MotorbikeMark)[] =>
  used.kind === "car"
    ? marksOn(carPartNames, carParts, used, random)
    : marksOn(motorbikePartNames, motorbikeParts, used, random);

const marksOn = <Part extends string>(
  names: readonly Part[],
  kindOf: Readonly<Record<Part, (typeof carParts)[CarPart]>>,
  { ageYears, kilometers }: Used,
  random: Random,
): readonly { readonly part: Part; readonly damage: Damage }[] => {
  const expected = ageYears * 0.28 + kilometers / 55_000;
  const count = Math.min(most, Math.floor(expected * (0.4 + random.next() * 1.2)));
  const marked = new Set<Part>();
  while (marked.size < count) {
    const part = names[random.whole(0, names.length - 1)];
    if (part !== undefined && kindOf[part] !== "light") marked.add(part);
  }
  return names
    .filter((part) => marked.has(part))
    .map((part) => ({ part, damage: damageTo(kindOf[part], ageYears, random) }));
};

const damageTo = (kind: (typeof carParts)[CarPart], ageYears: number, random: Random): Damage => {
  if (kind === "glass") return "chip";
  if (kind === "wheel") return pickDamage.wheel(random).damage;
  return ageYears > 9 && random.chance(0.12) ? "rust" : pickDamage.body(random).damage;
};
