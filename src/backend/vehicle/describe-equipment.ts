import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { Locale } from "#platform/locale.ts";
import type { WarrantyContract } from "../store/schema/vehicle-types.ts";
import { carEquipment } from "./equipment/car-equipment.ts";
import { equipmentGroups } from "./equipment/equipment-groups.ts";
import { motorbikeEquipment } from "./equipment/motorbike-equipment.ts";
import { warrantyWords } from "./equipment/warranty-words.ts";

const equipment = Object.entries({ ...carEquipment, ...motorbikeEquipment });

/** Equipment in words, by group, in the order of the catalogue; ids that it does not know are left out. */
export const describeEquipment = (
  ids: readonly string[],
  locale: Locale,
): NonNullable<VehicleDetail["equipment"]> => {
  const present = new Set(ids);
  const items = equipment.filter(([id]) => present.has(id)).map(([, item]) => item);
  return Object.entries(equipmentGroups)
    .map(([group, heading]) => ({
      heading: heading[locale],
      items: items.filter((item) => item.group === group).map((item) => item[locale]),
    }))
    .filter(({ items: texts }) => texts.length > 0);
};

type Contracts = NonNullable<NonNullable<VehicleDetail["contracts"]>["warrantyContract"]>;
type ContractInfo = NonNullable<Contracts["contractInfoArr"]>[number];

/** The paid warranties that a vehicle may be bought with. */
export const describeWarranties = (contracts: readonly WarrantyContract[], locale: Locale): ContractInfo[] =>
  contracts.map(({ id, months, cents }) => {
    const words = warrantyWords[id];
    return {
      id,
      pvpPrice: eurosFromCents(cents),
      months,
      ...(words && { name: words.name[locale], description: words.description[locale] }),
    };
  });
