import { readShop, type Shop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { log } from "#platform/log.ts";

/** What a shop should have before visitors see it, and has not. */
export const unsetIn = (
  { legalEntity, contact, images, sender, staff }: Shop,
  { hasDealers, hasVehicles }: { readonly hasDealers: boolean; readonly hasVehicles: boolean },
): readonly string[] => [
  ...(legalEntity ? [] : ["shop.yaml: legalEntity"]),
  ...(contact.mail || contact.phone ? [] : ["shop.yaml: contact"]),
  ...(staff.mail || contact.mail ? [] : ["shop.yaml: staff.mail, who hears of requests"]),
  ...(sender.mail ? [] : ["shop.yaml: sender"]),
  ...(["logo", "icon", "share"] as const)
    .filter((name) => images[name] === undefined)
    .map((name) => `shop.yaml: images.${name}`),
  ...(hasDealers ? [] : ["dealers.csv: dealers"]),
  ...(hasVehicles ? [] : ["vehicles: npm run import"]),
];

/** Logs what of a shop is still to be filled in, in one line. */
export const logUnset = async (orm: Orm): Promise<void> => {
  const [dealer] = await orm.select({ id: dealers.id }).from(dealers).limit(1);
  const [vehicle] = await orm.select({ id: vehicles.id }).from(vehicles).limit(1);
  const unset = unsetIn(await readShop(orm), {
    hasDealers: dealer !== undefined,
    hasVehicles: vehicle !== undefined,
  });
  if (unset.length > 0) log().warn({ unset }, "The shop is not filled in yet");
};
