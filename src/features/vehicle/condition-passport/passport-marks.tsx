import type { Vehicle } from "#api/models/vehicle.ts";
import { type CarPart, carParts } from "#domain/car-parts.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { CarMap } from "#ui/car-map/car-map.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import type { Passport } from "./condition-passport.tsx";

type Part = NonNullable<Passport["marks"]>[number]["part"];

type PassportMarksProps = {
  readonly marks: NonNullable<Passport["marks"]>;
  readonly kind: Vehicle["card"]["kind"];
};

const isCarPart = (part: Part): part is CarPart => part !== undefined && Object.hasOwn(carParts, part);

/** What is seen from outside, part by part in words; of a car on its map as well. */
export const PassportMarks = async ({ marks, kind }: PassportMarksProps) => {
  const t = await getScopedI18n("conditionPassport");
  const words = await getScopedI18n("carCondition");
  if (marks.length === 0) return <p>{t("noMarks")}</p>;
  const nameOf = (part: Part): string => {
    if (part === undefined) return t("otherPart");
    return isCarPart(part) ? words(`parts.${part}`) : t(`motorbikeParts.${part}`);
  };
  const list = (
    <DefinitionList
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
