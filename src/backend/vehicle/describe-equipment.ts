import type { Shop } from "#backend/shop/read-shop.ts";
import { type Wording, wordingOf } from "#backend/wording/wording.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { Locale } from "#platform/locale.ts";
import type { WarrantyContract } from "../store/schema/vehicle-types.ts";
import { carEquipment, motorbikeEquipment } from "./equipment.ts";

const groupsById = Object.entries({ ...carEquipment, ...motorbikeEquipment });

/** Labels of equipment by group, in the order of the catalogue; unknown ids are left out. */
export const describeEquipment = (
  ids: readonly string[],
  locale: Locale,
): NonNullable<VehicleDetail["equipment"]> => {
  const present = new Set(ids);
  const { groups, items } = wordingOf(locale).equipment;
  return Object.entries(groups)
    .map(([group, heading]) => ({
      heading,
      items: groupsById
        .filter(([id, groupOfItem]) => groupOfItem === group && present.has(id))
        .map(([id]) => items[id as keyof typeof items]),
    }))
    .filter(({ items: texts }) => texts.length > 0);
};

type Contracts = NonNullable<NonNullable<VehicleDetail["contracts"]>["warrantyContract"]>;
type ContractInfo = NonNullable<Contracts["contractInfoArr"]>[number];

/** The paid warranties of a vehicle, named as the shop names them, else by our own words for the known ones. */
export const describeWarranties = (
  contracts: readonly WarrantyContract[],
  { warranties }: Pick<Shop, "warranties">,
  locale: Locale,
): ContractInfo[] => {
  const known: Readonly<Record<string, Wording["warranties"]["extended-24"]>> = wordingOf(locale).warranties;
  return contracts.map(({ id, months, cents }) => {
    const own = warranties.find((each) => each.id === id);
    const name = own?.name[locale] ?? known[id]?.name;
    const description = own?.description?.[locale] ?? known[id]?.description;
    return {
      id,
      pvpPrice: eurosFromCents(cents),
      months,
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
    };
  });
};
