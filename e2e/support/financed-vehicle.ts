import type { APIRequestContext } from "@playwright/test";
import { paths } from "./paths.ts";

/** A vehicle on the first page of the list that can be financed: its address and VIN. */
export const financedVehicle = async (request: APIRequestContext, locale: "es" | "pt") => {
  const list = await (await request.get(paths.list[locale])).text();
  const addresses = new Set(
    Array.from(
      list.matchAll(/href="([^"]*\/(?:coches-ocasion|carros-usados)\/[^"]*-\d{8}\/)"/g),
      ([, path = ""]) => path,
    ),
  );
  for (const path of addresses) {
    const page = await (await request.get(path)).text();
    const vin = /data-vin="([A-Z0-9]{17})"/.exec(page)?.[1];
    if (vin !== undefined && page.includes('name="deposit"')) return { path, vin };
  }
  throw new Error(`No vehicle on ${paths.list[locale]} can be financed`);
};
