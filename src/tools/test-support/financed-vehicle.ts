import type { APIRequestContext } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { paths } from "./paths.ts";

/** Addresses of the vehicles on a page of the list. */
const vehiclesOn = async (request: APIRequestContext, list: string): Promise<readonly string[]> => {
  const text = await (await request.get(list)).text();
  const found = text.matchAll(/href="([^"]*\/(?:coches-ocasion|carros-usados)\/[^"]*-\d{8}\/)"/g);
  return [...new Set(Array.from(found, ([, path = ""]) => path))];
};

/** Models of the demo stock that were rendered from all round. */
const turnedModels = ["brand=seat&model=ibiza", "brand=nissan&model=qashqai", "brand=fiat&model=500"];

/** The address of a vehicle that can be turned: one of each of these models can. */
export const turnedVehicle = async (request: APIRequestContext, locale: "es" | "pt"): Promise<string> => {
  for (const model of turnedModels)
    for (const path of await vehiclesOn(request, `${paths.list[locale]}?${model}`))
      if ((await (await request.get(path)).text()).includes("data-turntable")) return path;
  throw new Error("No vehicle of the models that were rendered all round can be turned");
};

/** The address of a vehicle whose price is rated; one in seven of the demo stock's is, all of them in Spain. */
export const ratedVehicle = async (request: APIRequestContext): Promise<string> => {
  const { only } = wordsOf("es", "priceRating");
  for (let page = 1; page <= 5; page += 1) {
    for (const path of await vehiclesOn(request, `${paths.list.es}?page=${page}`)) {
      if ((await (await request.get(path)).text()).includes(only)) return path;
    }
  }
  throw new Error("No vehicle on the first pages of the list has a rated price");
};

/**
 * A vehicle on the first page of the list that can be financed: its address and VIN.
 * @param field that its simulation has: `promo` only where there is a campaign
 */
export const financedVehicle = async (
  request: APIRequestContext,
  locale: "es" | "pt",
  field: "deposit" | "promo" = "deposit",
) => {
  for (const path of await vehiclesOn(request, paths.list[locale])) {
    const page = await (await request.get(path)).text();
    const vin = /data-vin="([A-Z0-9]{17})"/.exec(page)?.[1];
    if (vin !== undefined && page.includes(`name="${field}"`)) return { path, vin };
  }
  throw new Error(`No vehicle on ${paths.list[locale]} has a simulation with ${field}`);
};
