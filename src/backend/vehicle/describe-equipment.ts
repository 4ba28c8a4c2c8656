import { equipment } from "#backend/store/seed/equipment.ts";
import { warrantyOffers } from "#backend/store/seed/warranties.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { Locale } from "#platform/locale.ts";
import type { WarrantyContract } from "../store/schema/vehicle-types.ts";
import { equipmentGroups } from "../store/seed/car-equipment.ts";

/** Equipment in words, by group, in the order of the catalogue; ids that it does not know are left out. */
export const describeEquipment = (ids: readonly string[], locale: Locale): VehicleDetail["equipment"] => {
  const present = new Set(ids);
  const items = equipment.filter(({ id }) => present.has(id));
  return Object.entries(equipmentGroups)
    .map(([group, heading]) => ({
      heading: heading[locale],
      items: items.filter((item) => item.group === group).map(({ text }) => text[locale]),
    }))
    .filter(({ items: texts }) => texts.length > 0);
};

type ContractInfo = VehicleDetail["contracts"]["warrantyContract"]["contractInfoArr"][number];

/** The paid warranties that a vehicle may be bought with. */
export const describeWarranties = (contracts: readonly WarrantyContract[], locale: Locale): ContractInfo[] =>
  contracts.map(({ id, months, cents }) => {
    const offer = warrantyOffers.find((candidate) => candidate.id === id);
    return {
      id,
      pvpPrice: eurosFromCents(cents),
      months,
      ...(offer && { name: offer.name[locale], description: offer.description[locale] }),
    };
  });
